import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDemos, type BuiltDemos } from '../../../../src/node/demos/build-demos';
import { uncached } from '../../../../src/node/lib/cache';
import type { DemoSourceFile } from '../../../../src/shared/doc-page-data';
import { createDemoFolder } from './demo-folder';

const PACKAGES = ['@mui/x-data-grid', '@tanstack/react-virtual', 'notistack', 'react-router'];

describe('packages that demos import', () => {
  const folder = createDemoFolder();
  let built: BuiltDemos;
  const textOf = (address: string | undefined): string => {
    const file = built.files.find(({ name }) => address === `/demos/${name}`);
    return file && 'source' in file ? file.source : '';
  };
  const assetsOf = (path: string) => built.pages.find((page) => page.path === path)?.assets;
  const scriptsOf = (path: string): string => {
    const { script, imports = [] } = assetsOf(path) ?? {};
    return [script, ...imports].map(textOf).join('');
  };
  const runnerOf = (path: string): string => {
    const [, script] = /data-runner="\.\/([^"]*)"/.exec(textOf(assetsOf(path)?.runnerUrl)) ?? [];
    return textOf(`/demos/${script}`);
  };

  beforeAll(async () => {
    const pages = [
      folder.page('/material-ui/packages/', {
        Grid: `import { DataGrid } from '@mui/x-data-grid';
export default function Grid() { return <DataGrid columns={[]} rows={[]} />; }`,
        Others: `import { useVirtualizer } from '@tanstack/react-virtual';
import { SnackbarProvider } from 'notistack';
import { MemoryRouter, Route, Routes } from 'react-router';
export default function Others() {
  useVirtualizer({ count: 1, estimateSize: () => 1, getScrollElement: () => null });
  return <MemoryRouter><SnackbarProvider /><Routes><Route path="/" element={<p>Ferns</p>} /></Routes></MemoryRouter>;
}`,
      }),
      folder.page('/material-ui/plain/', {
        Plain: `import Button from '@mui/material/Button';\nexport default () => <Button>Plain</Button>;`,
      }),
    ];
    const { repository } = folder;
    built = await buildDemos(pages, { repository, mode: 'production', licenseKey: 'key', cached: uncached });
  });
  afterAll(folder.remove);

  it('work in the build', () => {
    expect(built.problems).toEqual([]);
    expect(built.pages[0]?.demos.map(({ name, html }) => [name, html.includes('Ferns')])).toEqual([
      ['Grid', false],
      ['Others', true],
    ]);
  });

  it('cost nothing on other pages, neither with the demos nor with the editor', () => {
    expect(scriptsOf('/material-ui/packages/')).toContain('MuiDataGrid');
    expect(runnerOf('/material-ui/packages/')).toContain('MuiDataGrid');
    expect(scriptsOf('/material-ui/plain/')).toContain('MuiButton');
    expect(scriptsOf('/material-ui/plain/')).not.toContain('MuiDataGrid');
    expect(runnerOf('/material-ui/plain/')).toContain('MuiButton');
    expect(runnerOf('/material-ui/plain/')).not.toContain('MuiDataGrid');
  });

  it('pins packages of demos in sandboxes', () => {
    const sources = JSON.parse(textOf(assetsOf('/material-ui/packages/')?.sourcesUrl)) as DemoSourceFile;
    const { Grid, Others } = sources;
    const dependencies = { ...Grid?.['MUI System']?.dependencies, ...Others?.['MUI System']?.dependencies };
    for (const name of PACKAGES) {
      const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
        version: string;
      };
      expect(dependencies[name]).toBe(version);
    }
  });
});
