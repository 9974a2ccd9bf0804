/** Roboto as Material UI's default theme names it, after it a font of the same size that every computer has. */
export const ROBOTO = `Roboto, 'Roboto Fallback', Helvetica, Arial, sans-serif`;
