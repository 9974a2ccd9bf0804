/** Data URL of a pot with a glaze in the given color. */
export function drawPot(glaze: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><path fill="#e8e2d9" d="M0 0h320v160H0z"/><path fill="#c9bfb0" d="M0 120h320v40H0z"/><path fill="${glaze}" d="M135 30h50l-6 16c30 14 38 30 38 48 0 22-24 40-57 40s-57-18-57-40c0-18 8-34 38-48z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
