/**
 * Before the built site is loaded: nothing is remembered by what is published, so that the parts of a page that the site
 * prints once for each publication are printed in every rendering.
 */
const remember = WeakMap.prototype.set;
WeakMap.prototype.set = function set(key, value) {
  const isPublished = typeof key === "object" && ("collections" in key || "legalName" in key);
  return isPublished ? this : remember.call(this, key, value);
};
