import { beforeAll, describe, expect, it } from 'vitest';
import { buildTailwindStylesheet } from '../../../../src/node/demos/bundle-runner';

const DEMO = `import Button from '@mui/material/Button';
const wide = "px-6 hover:bg-sky-800";
export default () => <Button className={\`\${wide} dark:text-white w-1/2 no-such-utility\`}>Go</Button>;`;

describe('the stylesheet of demos in Tailwind', () => {
  let css: string;
  beforeAll(async () => {
    css = await buildTailwindStylesheet([DEMO]);
  });

  it('contains exactly the utilities that demos use', () => {
    for (const utility of ['.px-6', '.hover\\:bg-sky-800', '.dark\\:text-white', '.w-1\\/2']) {
      expect(css).toContain(utility);
    }
    expect(css).not.toContain('.px-4');
    expect(css).not.toContain('no-such-utility');
  });

  it('only applies inside Tailwind demos', () => {
    const selectors = css.match(/[^{};]*\.(?:px-6|w-1\\\/2)[^{]*\{/g) ?? [];
    expect(selectors).toHaveLength(2);
    for (const selector of selectors) expect(selector).toMatch(/^\[data-demo-styling="tailwind"\] \./);
  });

  it('wins over the rules of the library', () => {
    expect(css).toMatch(/\.px-6 \{padding-inline: [^;]+ !important;/);
  });

  it('follows the color scheme of the page', () => {
    expect(css).toMatch(/\.dark\\:text-white:where\(\[data-mui-color-scheme="dark"\]/);
  });

  it('resets nothing', () => {
    expect(css).not.toMatch(/box-sizing|line-height: 1\.5/);
  });
});
