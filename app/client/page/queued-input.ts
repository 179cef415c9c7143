/** Replays early clicks when the page's module runs. If it fails, submits the form or follows the link. */
export function queueInput(): void {
  const root = document.documentElement;
  const queue: Array<{ act: () => void; fallback?: () => void }> = [];

  function onClick(event: Event) {
    if (!(event.target instanceof Element) || isSettled()) return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-queue]");
    if (link) {
      event.preventDefault();
      const selector = `[data-queue="${link.dataset["queue"]}"]`;
      queue.push({
        act: () => document.querySelector<HTMLElement>(selector)?.click(),
        fallback: () => location.assign(link.href),
      });
      return;
    }
    const button = event.target.closest<HTMLButtonElement>(
      "main button[type=button]:not([commandfor], [popovertarget])",
    );
    if (button && isHydrating()) queue.push({ act: () => button.click() });
  }

  function onSubmit(event: SubmitEvent) {
    if (!(event.target instanceof HTMLFormElement) || isSettled() || !isHydrating()) return;
    const form = event.target;
    if (form.method === "post") return;
    event.preventDefault();
    queue.push({ act: () => form.requestSubmit(event.submitter), fallback: () => form.submit() });
  }

  const isSettled = () => root.dataset["ready"] !== undefined || root.dataset["chunkFailed"] !== undefined;
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("app:ready", () => {
    for (const { act } of queue.splice(0)) act();
  });
  addEventListener("chunk:failed", () => {
    for (const { fallback } of queue.splice(0)) fallback?.();
  });
}

function isHydrating(): boolean {
  return document.querySelector('script[data-module*="hydrate"]') !== null;
}
