import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';

const MINUTES = 60_000;
let site: GatsbySite | null = null;

afterEach(async () => {
  await site?.remove();
  site = null;
});

describe('a build', () => {
  it(
    'writes the home page, the error page, and the service worker of an empty content folder',
    { timeout: 5 * MINUTES },
    async () => {
      site = await createGatsbySite({});
      const { code, output } = await runGatsby(site, 'build');
      expect(code, output).toBe(0);
      expect(existsSync(join(site.folder, 'public/index.html'))).toBe(true);
      expect(existsSync(join(site.folder, 'public/404.html'))).toBe(true);
      const worker = await readFile(join(site.folder, 'public/sw.js'), 'utf8');
      expect(worker).toContain('precacheAndRoute');
      // No host is configured, so no page registers the worker.
      expect(await readFile(join(site.folder, '.cache/site-data/site.json'), 'utf8')).toContain(
        '"offlineHosts":[]',
      );
    },
  );

  it(
    'stops at mistakes before it writes a page, names all of them, and shows no stack trace',
    { timeout: 3 * MINUTES },
    async () => {
      site = await createGatsbySite({
        'a/index.mdx': '---\ntitle: "unclosed\n---\n\n[dead](/nowhere/)\n',
        'c/index.mdx': '---\ntitle: "unclosed\n---\n\nexport const c = 1;\n',
        'b/index.mdx': '---\ntitle: B\ndescription: A page.\nhidden: true\n---\n\n<Demo src="Missing" />\n',
        'd/index.mdx':
          "---\ntitle: D\ndescription: A page.\nhidden: true\n---\n\nimport { prize } from './price';\n\nIt costs {prize}.\n",
        'd/price.ts': 'export const price = 12;\n',
        '_data/redirects.yaml': '- from: /old/\n  to: [\n',
        '_data/products.yaml':
          "- id: material-ui\n  name: M\n  description: D.\n  path: /a/\n  api:\n    - package: '@mui/absent'\n",
      });
      const { code, output } = await runGatsby(site, 'build');
      expect(code).toBe(1);
      expect(output).toMatch(/content\/a\/index\.mdx:2\S*\n\s+The front matter cannot be read/);
      expect(output).toContain('content/b/index.mdx:7');
      expect(output).toContain('content/c/index.mdx:2');
      expect(output).toMatch(/content\/d\/index\.mdx:7:10\S*\n\s+The module ".\/price" exports no "prize"/);
      expect(output).toContain('content/_data/redirects.yaml:3');
      expect(output).toMatch(
        /content\/_data\/products\.yaml:\d+\S*\n\s+The package "@mui\/absent" of the product "M" is not installed/,
      );
      expect(output).toMatch(/\d errors in 6 files\.\n/);
      expect(output).toContain('Nothing was built.');
      expect(output).not.toMatch(/^\s+at .*\.js:\d+/m);
      expect(output).not.toContain('node_modules');
      expect(existsSync(join(site.folder, 'public/index.html'))).toBe(false);
    },
  );
});
