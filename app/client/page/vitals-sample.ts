/** One visit in a hundred measures itself. A module that cannot be loaded is no failure of the page. */
export function measureSomeVisits(): void {
  if (Math.random() >= 0.01) return;
  const address = document.querySelector<HTMLElement>("script[data-vitals]")?.dataset["vitals"];
  if (!address) return;
  import(/* @vite-ignore */ address)
    .then((module: { start(): void }) => module.start())
    .catch((error: unknown) => console.warn(error));
}
