import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';

const MINUTES = 60_000;

let site: GatsbySite;
let output: string;

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\n${text}\n`;
const picture = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"></svg>\n`;

beforeAll(async () => {
  site = await createGatsbySite({
    '_data/products.yaml': '- id: base-ui\n  name: Base UI\n  description: A product.\n  path: /base-ui/\n',
    '_data/navigation/base-ui.yaml':
      '- pathname: /base-ui/\n- pathname: /base-ui/prices/\n- pathname: /base-ui/seats/\n',
    'base-ui/index.mdx': page('Base UI', 'An ordinary page.'),
    'base-ui/seats/index.mdx': page('Seats', 'Another ordinary page.'),
    'base-ui/prices/index.mdx': page(
      'Prices',
      "import { price } from './price';\n\n| Seat |\n| - |\n| {price} seats |\n\n![A plan](./plan.svg)",
    ),
    'base-ui/prices/price.ts': 'export const price: number = 40 + 2;\n',
    'base-ui/prices/plan.svg': picture(20),
  });
  output = await build();
}, 5 * MINUTES);

afterAll(() => site?.remove());

describe('a page that imports', () => {
  it('is compiled, and named in the report', () => {
    expect(output).toContain('1 live page: /base-ui/prices/');
    expect(readBuilt('base-ui/prices/index.html')).toContain('<td>42<!-- --> seats</td>');
  });

  it('has the only script that is made for one page', () => {
    expect(componentScripts().filter((name) => name.includes('content'))).toEqual([
      expect.stringContaining('live-page-tsx-content-file-path-content-base-ui-prices-index-mdx'),
    ]);
  });

  it('is compiled again when a picture beside it has changed', { timeout: 5 * MINUTES }, async () => {
    expect(pictureTag()).toContain('width="20"');
    const before = pictureTag();
    writeFileSync(join(site.folder, 'content/base-ui/prices/plan.svg'), picture(30));
    await build();
    expect(pictureTag()).toContain('width="30"');
    expect(/src="[^"]*"/.exec(pictureTag())?.[0]).not.toBe(/src="[^"]*"/.exec(before)?.[0]);
  });
});

async function build(): Promise<string> {
  const result = await runGatsby(site, 'build');
  expect(result.code, result.output).toBe(0);
  return result.output;
}

function readBuilt(path: string): string {
  return readFileSync(join(site.folder, 'public', path), 'utf8');
}

function componentScripts(): string[] {
  const { namedChunkGroups } = JSON.parse(readBuilt('webpack.stats.json')) as {
    namedChunkGroups: Record<string, unknown>;
  };
  return Object.keys(namedChunkGroups).filter((name) => name.startsWith('component---'));
}

function pictureTag(): string {
  return /<img[^>]*>/.exec(readBuilt('base-ui/prices/index.html'))?.[0] ?? '';
}
