import * as m from "#messages/pages/mumbai.ts";

let playing: HTMLIFrameElement | undefined;

/** Section 2: a thumbnail until it is clicked, then the player in privacy mode. */
export function createEpisodes(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".episode-screen > a")) replaceWithButton(link);
}

function replaceWithButton(link: HTMLAnchorElement): void {
  const title = link.closest(".episode")?.querySelector("h3")?.textContent ?? "";
  const button = Object.assign(document.createElement("button"), { type: "button", ariaLabel: m.play({ title }) });
  button.dataset["queue"] = link.dataset["queue"] ?? "";
  button.replaceChildren(...link.childNodes);
  const hadFocus = document.activeElement === link;
  link.replaceWith(button);
  if (hadFocus) button.focus();
  button.addEventListener("click", () => play(button, title, link.href));
}

function play(button: HTMLButtonElement, title: string, address: string): void {
  playing?.replaceWith(createPlayer(playing.title, playing.src.replace("?autoplay=1", "")));
  const player = createPlayer(m.player({ title }), `${address}?autoplay=1`);
  playing = player;
  // The browser may lose the focus while the player loads.
  player.addEventListener("load", () => {
    if (player === playing && document.activeElement === document.body) player.focus();
  });
  button.replaceWith(player);
  player.focus();
}

/** A new frame, because changing its address would add an entry to the tab's history. */
function createPlayer(title: string, src: string): HTMLIFrameElement {
  return Object.assign(document.createElement("iframe"), {
    title,
    src,
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    referrerPolicy: "strict-origin-when-cross-origin",
  });
}
