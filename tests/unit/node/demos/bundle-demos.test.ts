import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleDemos, type DemoBundle } from '../../../../src/node/demos/bundle-demos';
import type { SourcedPage } from '../../../../src/node/demos/build-sources';
import { createDemoFolder, type DemoFolder } from './demo-folder';

const button = (library: string): string =>
  `import Button from '@mui/${library}/Button';
   export default () => <Button>{process.env.NODE_ENV}</Button>;`;

/** Two pages with a file in common that imports what they have in common with a third. */
function nestedPages(folder: DemoFolder): SourcedPage[] {
  folder.page('/system/shared/', {
    Inner: `export default () => <p>inner</p>;`,
    Outer: `import Inner from './Inner';\nexport default () => <Inner />;`,
  });
  const using = (name: string): string =>
    `import Part from '../shared/${name}';\nexport default () => <Part />;`;
  return [
    folder.page('/system/outer/', { A: using('Outer') }),
    folder.page('/system/outer-too/', { B: using('Outer') }),
    folder.page('/system/inner/', { C: using('Inner') }),
  ];
}

describe('the scripts of demos', () => {
  const folder = createDemoFolder();
  let bundle: DemoBundle;
  let pages: SourcedPage[];
  const textOf = (name: string | undefined): string =>
    bundle.files.find((file) => file.name === name)?.source ?? '';
  const loadedBy = (path: string): string[] => {
    const page = bundle.pages.get(path);
    return page ? [page.script, ...page.imports] : [];
  };

  beforeAll(async () => {
    pages = [
      folder.page('/material-ui/react-button/', { First: button('material'), Second: button('material') }),
      folder.page('/material-ui/react-fab/', { Third: button('material') }),
      folder.page('/joy-ui/react-button/', { Joy: button('joy') }),
      ...nestedPages(folder),
      folder.page('/system/plain/', { Plain: `export default () => <p>plain</p>;` }),
    ];
    bundle = await bundleDemos(pages, { repository: folder.repository, mode: 'production' });
  });
  afterAll(folder.remove);

  it('builds one script per page, named after the page with a content hash', () => {
    expect([...bundle.pages].map(([path, { script }]) => [path, script])).toEqual([
      ['/material-ui/react-button/', expect.stringMatching(/^material-ui-react-button-[\w-]+\.js$/)],
      ['/material-ui/react-fab/', expect.stringMatching(/^material-ui-react-fab-[\w-]+\.js$/)],
      ['/joy-ui/react-button/', expect.stringMatching(/^joy-ui-react-button-[\w-]+\.js$/)],
      ...['outer', 'outer-too', 'inner'].map((name) => [
        `/system/${name}/`,
        expect.stringMatching(/^system-(outer|outer-too|inner)-[\w-]+\.js$/),
      ]),
      ['/system/plain/', expect.stringMatching(/^system-plain-[\w-]+\.js$/)],
    ]);
  });

  it('name everything they import, and what that imports, so that it is loaded side by side', () => {
    expect(loadedBy('/system/outer/').map(textOf).join('')).toMatch(/["'`]inner["'`]/);
    for (const path of bundle.pages.keys()) {
      const loaded = loadedBy(path);
      const imported = loaded.flatMap((name) =>
        [...textOf(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, file]) => file),
      );
      expect(loaded).toEqual(expect.arrayContaining(imported));
      expect(loaded.map(textOf)).not.toContain('');
    }
  });

  it('share the core of their library, and nothing else', () => {
    const first = loadedBy('/material-ui/react-button/');
    const shared = loadedBy('/material-ui/react-fab/').filter((name) => first.includes(name));
    expect(shared).toEqual([
      expect.stringMatching(/^material-core-/),
      expect.stringMatching(/^rolldown-runtime-/),
      expect.stringMatching(/^material-common-/),
    ]);
    expect(textOf(shared[0])).toContain('MuiPaper');
    expect(textOf(shared[2])).toContain('MuiIconButton');
  });

  it('bring no common components to a page that shows none of them', async () => {
    const page = folder.page('/material-ui/text/', {
      Text: `import Stack from '@mui/material/Stack';\nexport default () => <Stack>Text</Stack>;`,
    });
    const { pages: scripts } = await bundleDemos([page], {
      repository: folder.repository,
      mode: 'production',
    });
    expect(scripts.get(page.path)?.imports).toEqual([
      expect.stringMatching(/^material-core-/),
      expect.stringMatching(/^rolldown-runtime-/),
    ]);
  });

  it('do not depend on what other pages show', async () => {
    const page = pages.find(({ path }) => path === '/material-ui/react-fab/');
    const alone = await bundleDemos(page ? [page] : [], {
      repository: folder.repository,
      mode: 'production',
    });
    expect(alone.pages.get('/material-ui/react-fab/')).toEqual(bundle.pages.get('/material-ui/react-fab/'));
  });

  it('leave the demos further down, and what only they need, for later', async () => {
    const page = folder.page('/material-ui/react-text-field/', {
      A: button('material'),
      B: button('material'),
      Late: `import TextField from '@mui/material/TextField';\nexport default () => <TextField label="late" />;`,
    });
    const { files, pages: scripts } = await bundleDemos([page], {
      repository: folder.repository,
      mode: 'production',
    });
    const { script = '', imports = [] } = scripts.get(page.path) ?? {};
    const withLate = files.filter(({ source }) => /label:[`"']late/.test(source)).map(({ name }) => name);
    expect(withLate).toHaveLength(1);
    expect([script, ...imports]).not.toEqual(expect.arrayContaining(withLate));
    expect(files.find(({ name }) => name === script)?.source).toContain(withLate[0]);
    const withOutline = files.filter(({ source }) => source.includes('notchedOutline'));
    expect(withOutline.map(({ name }) => name)).toEqual(withLate);
  });

  it('do not contain code that only RTL needs', () => {
    const later = bundle.files
      .filter(({ name }) => name.startsWith('stylis-plugins-'))
      .map(({ name }) => name);
    expect(later).not.toEqual([]);
    for (const path of bundle.pages.keys()) expect(loadedBy(path)).not.toEqual(expect.arrayContaining(later));
  });

  it('share nothing with pages of another library', () => {
    const material = loadedBy('/material-ui/react-button/');
    expect(loadedBy('/joy-ui/react-button/').filter((name) => material.includes(name))).toEqual([]);
    expect(loadedBy('/joy-ui/react-button/').map(textOf).join('')).toContain('MuiButton');
    expect(loadedBy('/system/plain/').map(textOf).join('')).not.toContain('MuiButton');
  });

  it('omit a demo that cannot be bundled, and contain the others', async () => {
    const page = folder.page('/system/mistake/', {
      Sound: `export default () => <p>sound</p>;`,
      Missing: `import { nothing } from './Sound';\nexport default () => <p>{nothing}</p>;`,
    });
    const other = folder.page('/system/other/', { Other: `export default () => <p>other</p>;` });
    const options = { repository: folder.repository, mode: 'production' } as const;
    const { failed, files, pages: scripts } = await bundleDemos([page, other], options);
    expect([...scripts.keys()]).toEqual(['/system/mistake/', '/system/other/']);
    const script = files.find(({ name }) => name === scripts.get('/system/mistake/')?.script);
    expect(script?.source).toContain('sound');
    expect(script?.source).not.toContain('nothing');
    expect(failed.map(({ path, name }) => [path, name])).toEqual([['/system/mistake/', 'Missing']]);
    expect(failed.map(({ problem }) => problem)).toEqual([
      {
        rule: 'demo-bundle',
        what: 'The demo "Missing" cannot be bundled: "nothing" is not exported by "content/system/mistake/Sound.tsx".',
        where: [{ file: 'content/system/mistake/Missing.tsx', line: 1, column: 10 }],
        fix: 'Correct this line.',
      },
    ]);
  });

  it('use the React of the shell instead of bringing their own', () => {
    const all = bundle.files.map(({ source }) => source).join('\n');
    expect(all).toMatch(/globalThis\.docsModules\[?[.`"']+react/);
    expect(all).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE');
  });

  it('hand the license key to a paid edition of the data grid, if there is one', async () => {
    const packageOf = (name: string, code: string): string =>
      folder.write(`material-ui/grid/node_modules/@mui/${name}/index.js`, code);
    packageOf('x-data-grid-pro', `export const DataGridPro = () => null;`);
    packageOf('x-license', `export const LicenseInfo = { setLicenseKey: (key) => (globalThis.key = key) };`);
    const page = folder.page('/material-ui/grid/', {
      Grid: `import { DataGridPro } from '@mui/x-data-grid-pro';\nexport default () => <DataGridPro />;`,
    });
    const scripts = async (licenseKey?: string): Promise<string> => {
      const options = { repository: folder.repository, mode: 'production', licenseKey } as const;
      return (await bundleDemos([page], options)).files.map(({ source }) => source).join('');
    };
    expect(await scripts('paid-for')).toMatch(/setLicenseKey\([`"']paid-for[`"']\)/);
    expect(await scripts()).not.toContain('setLicenseKey');
  });

  it('bundles for production or for development', async () => {
    const page = folder.page('/system/mode/', {
      Mode: `export default () => <p>{process.env.NODE_ENV}</p>;`,
    });
    const { files } = await bundleDemos([page], { repository: folder.repository, mode: 'development' });
    const text = files.map(({ source }) => source).join('');
    expect(text).toContain('"development"');
    expect(loadedBy('/material-ui/react-button/').map(textOf).join('')).toMatch(/[`"']production[`"']/);
  });
});
