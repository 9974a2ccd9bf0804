import { build } from 'esbuild';
import { median, type Measurement } from '../measurement';
import type { SiteRun } from '../site-run';

const ELEMENTS = 1000;
const ROUNDS = 15;

/** Defines a function that renders a list of equally styled elements and returns the milliseconds. */
const SCRIPT = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Box, styled, ThemeProvider, createTheme } from '@mui/system';

const style = { padding: 8, margin: 4, color: 'green', fontWeight: 500 };
document.head.append(Object.assign(document.createElement('style'), {
  textContent: '.plain { padding: 8px; margin: 4px; color: green; font-weight: 500 }',
}));
const Styled = styled('div')(style);
const Plain = (props) => createElement('div', props);
const theme = createTheme();
const kinds = {
  div: () => createElement('div', { className: 'plain' }),
  component: () => createElement(Plain, { className: 'plain' }),
  styled: () => createElement(Styled),
  sx: () => createElement(Box, { sx: { p: 1, m: 0.5, color: 'green', fontWeight: 500 } }),
};

window.timeKind = (kind) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const items = Array.from({ length: ${ELEMENTS} }, (_, key) => createElement('p', { key }, kinds[kind]()));
  const start = performance.now();
  flushSync(() => root.render(createElement(ThemeProvider, { theme }, items)));
  // What users wait for includes styles and layout.
  container.getBoundingClientRect();
  const time = performance.now() - start;
  root.unmount();
  container.remove();
  return time;
};
`;

declare global {
  interface Window {
    timeKind: (kind: string) => number;
  }
}

/** Render and layout time of elements with `sx` or `styled()`, relative to plain elements. */
export async function measureSx({ browser, folder }: SiteRun): Promise<Measurement[]> {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const times = await page.evaluate((rounds) => {
    const measured: Record<string, number[]> = { div: [], component: [], styled: [], sx: [] };
    // Alternates between the kinds, so that a busy machine slows down all of them alike.
    for (let round = 0; round < rounds; round += 1)
      for (const [kind, values] of Object.entries(measured)) values.push(window.timeKind(kind));
    return measured;
  }, ROUNDS);
  await page.close();
  const base = median(times['div'] ?? []);
  const row = (what: string, kind: string, atMost: number | null): Measurement => ({
    part: 'sx',
    what: `${ELEMENTS} elements with ${what}, compared to plain ones`,
    value: median(times[kind] ?? []) / base,
    unit: '×',
    budget: atMost === null ? null : { atMost },
  });
  return [
    row('a function component', 'component', null),
    row('styled()', 'styled', 2),
    row('Box and sx', 'sx', 4),
  ];
}
