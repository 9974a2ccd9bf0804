import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { buildZip, offerZip } from '../../../src/node/outputs/build-zip';
import { createGatsbySite, runGatsby } from '../../build/gatsby-site';
import { StaticServer } from './static-server';

/** Folder of its host that the site is served from. */
export const PREFIX = '/docs';
const SITE_URL = `https://docs.example.com${PREFIX}`;
const SOURCE = 'tests/sites/every-feature';
const PRODUCT = { id: 'material-ui', name: 'Material UI', path: '/material-ui/react-button/' };

/** Interface strings, because tests look for visible text. */
const TEXTS = '_data/translations/en.yaml';

/** A page with a link to the page without a frame, which is in no menu. */
const PLAIN = 'system/plain/index.mdx';
const TO_WHOLE = '\nSee [A whole page](/material-ui/react-button/whole/).\n';

/** Demos instead of empty ones. One is in the page, one in a frame, and one is a full page. */
const DEMOS = {
  'material-ui/react-button/StyledButton/system/index.tsx': `import { useState } from 'react';
import Button from '@mui/material/Button';

export default function StyledButton() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>
      <img src="/logo.svg" alt="In the demo" />
      {count > 0 && <Button href="/system/plain/">A new link</Button>}
    </div>
  );
}
`,
  'material-ui/react-button/whole/index.mdx': `---
title: A whole page
description: A page without the frame of the site, as templates are.
---

<Demo src="WholePage" fullPage />
`,
  'material-ui/react-button/whole/WholePage.tsx': `import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function Mode() {
  const { setMode } = useColorScheme();
  return <Button onClick={() => setMode('dark')}>Dark</Button>;
}

export default function WholePage() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <main>
        <h1>Nothing around it</h1>
        <Mode />
        <Button href="/system/plain/">On the site</Button>
        <img src="/logo.svg" alt="In the page" />
      </main>
    </ThemeProvider>
  );
}
`,
  'material-ui/react-button/BasicButton.tsx': `export default function BasicButton() {
  return <img src="/logo.svg" alt="In the frame" />;
}
`,
};

interface Workers {
  /** Folder of a site that was built to be served from a folder of its host. */
  prefixedBuild: string;
}

interface Fixtures {
  /** The site on a separate host. Requests must contain the prefix. */
  site: StaticServer;
}

/** Tests of a site that is served from a folder of its host. */
export const test = base.extend<Fixtures, Workers>({
  prefixedBuild: [
    async ({}, provide) => {
      const site = await createGatsbySite({
        ...textsBelow(`${SOURCE}/content`),
        ...DEMOS,
        [TEXTS]: readFileSync(`content/${TEXTS}`, 'utf8'),
        [PLAIN]: readFileSync(`${SOURCE}/content/${PLAIN}`, 'utf8') + TO_WHOLE,
      });
      cpSync(`${SOURCE}/static`, join(site.folder, 'static'), { recursive: true });
      const { code, output } = await runGatsby(site, 'build', {
        GATSBY_SITE_URL: SITE_URL,
        GATSBY_DOCS_HOST: '127.0.0.1',
        PREFIX_PATHS: 'true',
      });
      if (code !== 0) throw new Error(output);
      await provide(join(site.folder, 'public'));
      await site.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: async ({ prefixedBuild }, provide) => {
    const site = new StaticServer(prefixedBuild, PREFIX);
    await site.listen();
    await provide(site);
    await site.cut();
  },
});

/** Packs the product of the site, and offers the archive. */
export async function addZip(folder: string): Promise<Uint8Array> {
  const archive = await buildZip(folder, PRODUCT, SITE_URL);
  offerZip(folder, PRODUCT.id, { url: '/downloads/material-ui.zip', bytes: archive.length });
  return archive;
}

/** Text of the files below a folder, by path. */
export function textsBelow(folder: string, ending = /./): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}
