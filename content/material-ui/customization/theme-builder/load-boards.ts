import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** The font of the default theme; without it the components show in the next one. */
async function loadFont(): Promise<void> {
  const face = new FontFace('Roboto', `url(${roboto})`, { weight: '100 900' });
  document.fonts.add(await face.load());
}

/** Loads the components with their font: nothing moves when they show. */
export async function loadBoards(): Promise<typeof import('./boards')> {
  const [boards] = await Promise.all([
    import('./boards'),
    loadFont().catch(() => undefined),
  ]);
  return boards;
}
