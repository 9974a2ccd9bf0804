import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDemos, type RenderResult } from '../../../../src/node/demos/render-demos';
import { createDemoFolder } from './demo-folder';

const BOX = `import Box from '@mui/material/Box';
export default function Demo() { return <Box sx={{ outlineWidth: 7 }}>Box</Box>; }`;
const FIELD = `import { useId } from 'react';
export default function Demo() { return <input id={useId()} />; }`;

describe('the demos of a page', () => {
  const folder = createDemoFolder();
  const render = (...pages: ReturnType<typeof folder.page>[]): Promise<RenderResult> =>
    renderDemos(pages, { repository: folder.repository, mode: 'production' });
  let result: RenderResult;

  beforeAll(async () => {
    result = await render(
      folder.page('/material-ui/react-box/', { One: BOX, Two: BOX, FieldA: FIELD, FieldB: FIELD }),
      folder.page('/system/react-box/', { System: `export default () => <p>Hello</p>;` }),
      folder.page('/joy-ui/react-box/', {
        Joy: `import Sheet from '@mui/joy/Sheet';\nexport default () => <Sheet>Joy</Sheet>;`,
      }),
    );
  });
  afterAll(folder.remove);

  it('renders demos to HTML, in order', () => {
    const demos = result.pages.get('/material-ui/react-box/')?.demos;
    expect(demos?.map(({ name }) => name)).toEqual(['One', 'Two', 'FieldA', 'FieldB']);
    expect(demos?.[0]?.html).toMatch(/^<div class="MuiBox-root demo-\w+">Box<\/div>$/);
  });

  it('share their styles: each rule is written once, with the id by which the browser adopts it', () => {
    const page = result.pages.get('/material-ui/react-box/');
    const [, id] = /demo-(\w+)"/.exec(page?.demos[0]?.html ?? '') ?? [];
    expect(page?.styleIds).toEqual([id]);
    expect(page?.styles).toBe(`.demo-${id}{outline-width:7px;}`);
  });

  it('never share the ids of their elements', () => {
    const html = (result.pages.get('/material-ui/react-box/')?.demos ?? []).map((demo) => demo.html);
    expect(html[2]).toMatch(/id="\w*FieldA-/);
    expect(html[3]).toMatch(/id="\w*FieldB-/);
  });

  it('get the default theme of the library they document, as variables that follow the color scheme', () => {
    expect(result.themes.get('material')).toContain('--mui-palette-primary-main:#1976d2;');
    expect(result.themes.get('material')).toMatch(/\[data-mui-color-scheme="dark"\]\{/);
    expect(result.themes.get('joy')).toContain('--joy-palette-primary-500:');
    expect(result.themes.get('system')).toBe('');
  });

  it('rerenders demos after an edit', async () => {
    const htmlAfter = async (text: string): Promise<string | undefined> => {
      const { pages } = await render(
        folder.page('/system/edit/', { Edit: `export default () => <p>${text}</p>;` }),
      );
      return pages.get('/system/edit/')?.demos[0]?.html;
    };
    expect([await htmlAfter('before'), await htmlAfter('after')]).toEqual(['<p>before</p>', '<p>after</p>']);
  });

  it('omits demos that cannot be bundled', async () => {
    const page = folder.page('/system/syntax/', {
      Sound: FIELD,
      Broken: `export default () => (\n  <p>;\n);`,
    });
    const { pages, failed } = await render(page);
    expect(pages.get('/system/syntax/')?.demos.map(({ name }) => name)).toEqual(['Sound']);
    expect(failed.map(({ name, problem }) => [name, problem.rule])).toEqual([['Broken', 'demo-bundle']]);
    expect(failed[0]?.problem.where[0]).toMatchObject({ file: 'content/system/syntax/Broken.tsx', line: 2 });
  });

  it('does nothing for pages without demos', async () => {
    expect(await render()).toEqual({ pages: new Map(), themes: new Map(), failed: [] });
  });
});
