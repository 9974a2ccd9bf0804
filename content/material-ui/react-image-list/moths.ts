interface Moth {
  name: string;
  found: string;
  wing: string;
  dusk: string;
}

export const moths: readonly Moth[] = [
  { name: 'Garden tiger', found: 'July 4', wing: '#c7743b', dusk: '#243042' },
  { name: 'Ghost moth', found: 'June 11', wing: '#e8e2cf', dusk: '#2f4a3f' },
  { name: 'Cinnabar', found: 'May 28', wing: '#a5323a', dusk: '#4a4a5e' },
  { name: 'Pale tussock', found: 'June 2', wing: '#b9b4a5', dusk: '#3f3350' },
  { name: 'Green carpet', found: 'May 9', wing: '#7ba05b', dusk: '#1f3a4d' },
  { name: 'Brimstone', found: 'April 21', wing: '#d9b931', dusk: '#34402a' },
];

/** Drawing of a moth in place of a photo, as `img` attributes. */
export function photo({ wing, dusk }: Moth, width = 300, height = 300) {
  const side =
    '<path d="M2-8C14-28 31-25 31-15 29-4 14 4 2 4Z"/>' +
    '<path d="M2 3C14 2 23 8 19 18 13 23 4 15 2 9Z" opacity=".8"/>' +
    '<circle cx="18" cy="-13" r="3" fill="#0006"/>';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ' viewBox="-45 -50 90 90" preserveAspectRatio="xMidYMid slice">' +
    `<path d="M-99-99h198v198h-198z" fill="${dusk}"/>` +
    `<g fill="${wing}">${side}<g transform="scale(-1 1)">${side}</g></g>` +
    '<path d="M0-9Q-4-17-9-19M0-9Q4-17 9-19" stroke="#999" fill="none"/>' +
    '<ellipse cy="3" rx="3" ry="13" fill="#222"/></svg>';
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { src, width, height };
}
