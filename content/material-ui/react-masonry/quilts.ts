const patterns = [
  { name: 'Flying geese', color: '#7a8f5a', height: 240 },
  { name: 'Lone star', color: '#b5523b', height: 200 },
  { name: 'Ocean waves', color: '#3f6c8c', height: 320 },
  { name: 'Churn dash', color: '#8a5a83', height: 200 },
  { name: 'Bear paw', color: '#86683f', height: 280 },
  { name: 'Hourglass', color: '#4b7f78', height: 160 },
];

/** Drawing of a quilt in place of a photo. */
function draw(color: string, height: number) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}">` +
    '<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse">' +
    '<path d="M0 0h40v40H0z" fill="#f1eadb"/>' +
    `<path d="M0 40 40 0v40z" fill="${color}"/></pattern>` +
    '<path d="M0 0h200v400H0z" fill="url(#p)"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const quilts = patterns.map(({ name, color, height }) => ({
  name,
  src: draw(color, height),
  width: 200,
  height,
}));
