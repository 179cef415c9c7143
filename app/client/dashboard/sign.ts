/** Lights the first tiles of the sign in an element. */
export function lightSign(place: string, lit: number): void {
  const tiles = document.querySelectorAll(`${place} .sign path`);
  for (const [i, tile] of tiles.entries()) tile.classList.toggle("lit", i < lit);
}
