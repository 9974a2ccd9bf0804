import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** Font of the default theme. If it does not load, the fallback font is used. */
async function loadFont(): Promise<void> {
  const face = new FontFace('Roboto', `url(${roboto})`, { weight: '100 900' });
  document.fonts.add(await face.load());
}

/** Loads the components and their font together, to avoid a layout shift. */
export async function loadBoards(): Promise<typeof import('./boards')> {
  const [boards] = await Promise.all([
    import('./boards'),
    loadFont().catch(() => undefined),
  ]);
  return boards;
}
