import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = 'content/experiments/docs';

/** Lines of code without comments, in any indentation. */
function codeLines(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
}

describe('"Document your own library"', () => {
  const page = readFileSync(join(DOCS, 'document-a-library/index.mdx'), 'utf8');
  const fences = [...page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)];
  const titled = fences.map(([, file = '', code = '']) => ({ file, code }));

  it.each(titled)('shows lines of $file in the example', ({ file, code }) => {
    const example = codeLines(readFileSync(join('tests/sites/harbor', file), 'utf8'));
    expect(example).toEqual(expect.arrayContaining(codeLines(code)));
  });
});

it('"Write a component page" shows the page that `npm run new` writes', () => {
  const page = readFileSync(join(DOCS, 'write-a-component-page/index.mdx'), 'utf8');
  const [, skeleton] = /^````mdx\n([\s\S]*?)^````$/m.exec(page) ?? [];
  const written = readFileSync('src/node/cli/new/component/index.mdx', 'utf8')
    .replaceAll('TITLE', 'Rating')
    .replaceAll('COMPONENT', 'Rating')
    .replace('DESCRIPTION', 'A rating lets users score something by choosing from a row of icons.')
    .replace('IMPORT', "import Rating from '@mui/material/Rating'");
  expect(skeleton).toBe(written);
});
