/** False without storage, because the visitor would otherwise be asked on every visit. */
export function isUnmarked(name: string): boolean {
  try {
    return localStorage.getItem(name) === null;
  } catch {
    return false;
  }
}

export function mark(name: string): boolean {
  try {
    localStorage.setItem(name, "1");
    return true;
  } catch {
    return false;
  }
}
