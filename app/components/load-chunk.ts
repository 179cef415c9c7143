import { LIMITS } from "#worker/contracts/vocabulary.ts";

/**
 * Loads a part of the application that comes late. One that does not come leaves what stands in its place: the promise
 * stays open, and the watch of chunk-failure.ts tells the visitor. Section 7: after 120 s a load counts as failed.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      dispatchEvent(new Event("chunk:timeout"));
    }, LIMITS.chunkTimeoutMs);
    load().then(
      (module) => {
        clearTimeout(timer);
        if (!isLate) resolve(module);
      },
      // Vite has dispatched `vite:preloadError`, which the watch listens to.
      () => clearTimeout(timer),
    );
  });
}
