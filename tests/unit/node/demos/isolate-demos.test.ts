import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleDemos } from '../../../../src/node/demos/bundle-demos';
import type { SourcedPage } from '../../../../src/node/demos/build-sources';
import { renderDemos } from '../../../../src/node/demos/render-demos';
import { createDemoFolder } from './demo-folder';

const THEMED = `import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
export default function Demo() {
  return <ThemeProvider theme={theme}><Button>Go</Button></ThemeProvider>;
}`;
const JOY = THEMED.replaceAll('@mui/material', '@mui/joy')
  .replaceAll('createTheme({ cssVariables: true, ', 'extendTheme({ ')
  .replaceAll('createTheme', 'extendTheme')
  .replaceAll('ThemeProvider', 'CssVarsProvider')
  .replaceAll('light: true, dark: true', 'light: {}, dark: {}');

const FOLLOWING = `import { useColorScheme } from '@mui/material/styles';
export default function Demo() {
  const { mode, colorScheme } = useColorScheme();
  return <p>{mode} {colorScheme}</p>;
}`;

describe('a demo with its own theme', () => {
  const folder = createDemoFolder();
  const isolate = (page: SourcedPage): SourcedPage => ({
    ...page,
    demos: page.demos.map((demo) => ({ ...demo, options: { isolated: demo.name.startsWith('Apart') } })),
  });
  let pages: SourcedPage[];
  beforeAll(() => {
    pages = [
      isolate(folder.page('/material-ui/apart/', { Apart: THEMED })),
      isolate(folder.page('/joy-ui/apart/', { Apart: JOY })),
    ];
  });
  afterAll(folder.remove);

  it('prefixes CSS variables, which only apply inside the demo', async () => {
    const { pages: rendered, failed } = await renderDemos(pages, {
      repository: folder.repository,
      mode: 'production',
    });
    expect(failed).toEqual([]);
    for (const path of ['/material-ui/apart/', '/joy-ui/apart/']) {
      const page = rendered.get(path);
      expect(page?.styles).toMatch(/\[data-isolated-demo="Apart"\][^{]*\{[^}]*--Apart-palette/);
      expect(page?.styles).toMatch(/\.dark\{[^}]*--Apart-palette/);
      expect(page?.styles).not.toMatch(/:root|--(?:mui|joy)-[\w-]+:(?!--)/);
      expect(page?.demos[0]?.html).toMatch(/^<div data-isolated-demo="Apart"/);
    }
  });

  it('gets the same in the browser', async () => {
    const { files } = await bundleDemos(pages, { repository: folder.repository, mode: 'development' });
    const text = files.map(({ source }) => source).join('\n');
    expect(text.match(/isolate(?:\$\d)?\("Apart"\)/g)).toHaveLength(2);
  });

  it("uses the color scheme of the demo's own provider, while other demos use the user's", async () => {
    const page = isolate(folder.page('/material-ui/following/', { ApartToo: FOLLOWING, Plain: FOLLOWING }));
    const { pages: rendered } = await renderDemos([page], {
      repository: folder.repository,
      mode: 'production',
    });
    const [apart, plain] = rendered.get('/material-ui/following/')?.demos ?? [];
    expect(apart?.html).toBe('<p> </p>');
    expect(plain?.html).toBe('<p>system<!-- --> <!-- -->light</p>');
  });

  it('shares the page with others that keep the library as it is', async () => {
    const page = isolate(folder.page('/material-ui/both/', { Apart: THEMED, Plain: THEMED }));
    const { pages: rendered } = await renderDemos([page], {
      repository: folder.repository,
      mode: 'production',
    });
    expect(rendered.get('/material-ui/both/')?.demos[1]?.html).not.toContain('data-isolated-demo');
  });

  it('applies the theme to the document if the demo is a full page', async () => {
    const page = folder.page('/material-ui/full/', { Full: THEMED });
    const options = { fullPage: true } as const;
    const whole = { ...page, demos: page.demos.map((demo) => ({ ...demo, options })) };
    const { pages: rendered, failed } = await renderDemos([whole], {
      repository: folder.repository,
      mode: 'production',
    });
    expect(failed).toEqual([]);
    expect(rendered.get('/material-ui/full/')?.styles).toMatch(/:root\{[^}]*--mui-palette/);
    const { files } = await bundleDemos([whole], { repository: folder.repository, mode: 'development' });
    expect(files.map(({ source }) => source).join('\n')).toContain('material/replaced.tsx');
  });
});
