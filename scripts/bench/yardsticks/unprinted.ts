/**
 * Before the built site is loaded: nothing is remembered by what is published, so that the parts of a page that the site
 * prints once for each publication are printed in every rendering.
 */
globalThis.WeakMap = class<K extends WeakKey, V> extends WeakMap<K, V> {
  override set(key: K, value: V): this {
    const isPublished = typeof key === "object" && ("collections" in key || "legalName" in key);
    return isPublished ? this : super.set(key, value);
  }
};
