import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from './parse';

const TABS = '<CodeTabs storageKey="bundler">\n\n```js Vite\na\n```\n\n```js Next.js\nb\n```\n\n</CodeTabs>';

const labelsOf = (html: string) =>
  [...html.matchAll(/<span>([^<]*)<\/span><\/label>/g)].map(([, label]) => label);
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('an npm command', () => {
  const html = htmlOf('```bash package-manager\nnpm install @mui/material\nnpm run dev\n```');

  it('an npm command has a tab for each package manager', () => {
    expect(labelsOf(html)).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
  });

  it('translates npm commands line by line', () => {
    const panels = [...html.matchAll(/<code[^>]*>([^]*?)<\/code>/g)].map(([, code = '']) => textOf(code));
    expect(panels).toEqual([
      'npm install @mui/material\nnpm run dev',
      'pnpm add @mui/material\npnpm run dev',
      'yarn add @mui/material\nyarn dev',
      'bun add @mui/material\nbun run dev',
    ]);
  });
});

describe('code tabs', () => {
  it('renders radio buttons labeled with the words after the language, and selects the first', () => {
    const html = htmlOf(TABS);
    expect(labelsOf(html)).toEqual(['Vite', 'Next.js']);
    expect(html).toContain('data-storage-key="bundler"');
    expect(html.match(/ checked/g)).toHaveLength(1);
    expect(html).toContain('value="Vite" checked');
  });

  it('form separate groups', () => {
    const names = htmlOf(`${TABS}\n\n${TABS}`).match(/name="[^"]*"/g);
    expect(new Set(names).size).toBe(2);
  });

  it('rejects unlabeled code and a missing storage key', () => {
    expect(problemsOf('<CodeTabs>\n\nText.\n\n```js\na\n```\n\n</CodeTabs>')).toMatchInlineSnapshot(`
      "6:1
      <CodeTabs> needs the attribute "storageKey".
      → Write <CodeTabs storageKey="…">.

      8:1
      <CodeTabs> contains something other than labeled code fences.
      → Write the label after the language, such as \`\`\`tsx Vite.

      10:1
      <CodeTabs> contains something other than labeled code fences.
      → Write the label after the language, such as \`\`\`tsx Vite."
    `);
  });
});
