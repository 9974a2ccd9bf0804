const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16">
  <path fill="#cfe6ee" d="M0 0h32v16H0z"/>
  <path fill="#7d9a6b" d="m0 4 11 5v7H0zM32 3l-11 6v7h11z"/>
  <path fill="#6aaed0" d="M11 16 14 9h4l3 7z"/>
  <path fill="none" stroke="#7a4b26" d="M8 8q8 3 16 0M8 5q8 3 16 0M12 6v3M16 6.500v3M20 6v3"/>
</svg>`;

/** Drawn here, so that the demo loads nothing. In your app, use the URL of a photo. */
export const image = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
