import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lint } from 'cspell';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Words of a page that the spelling checker does not accept. */
async function mistakesIn(text: string): Promise<string[]> {
  const file = join(folder, 'index.mdx');
  writeFileSync(file, text);
  const mistakes: string[] = [];
  const options = { root: folder, config: resolve('cspell.json') };
  await lint([file], options, { issue: ({ text: word }) => void mistakes.push(word) });
  return mistakes;
}

describe('the spelling checker', () => {
  it('finds mistakes and British spelling', async () => {
    expect(await mistakesIn('A buton with the colour of the behaviour, centred on grey.\n')).toEqual([
      'buton',
      'colour',
      'behaviour',
      'centred',
      'grey',
    ]);
  });

  it('skips code, tags, and URLs', async () => {
    const text = [
      'Use `buton`, ``a `buton` b``, <code>buton</code> and [this](/react-buton/).',
      '<Demo src="ButonSizes" />',
      '```tsx title="buton.ts"\nconst buton = 1;\n```',
      '````mdx\n```tsx\nbuton\n```\n````',
      'The end.',
    ];
    expect(await mistakesIn(text.join('\n\n'))).toEqual([]);
    expect(await mistakesIn(`${text.join('\n\n')}\n\nA buton.`)).toEqual(['buton']);
  });
});

describe('the list of words that no dictionary has', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trimEnd().split('\n');

  it('the word list is sorted and has no duplicates', () => {
    const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
    expect(words).toEqual(sorted);
  });

  it('the word list only has words that are used', () => {
    const content = (readdirSync('content', { recursive: true }) as string[]).filter((name) =>
      /\.(mdx?|yaml)$/.test(name),
    );
    const text = ['README.md', ...content.map((name) => join('content', name))]
      .map((file) => readFileSync(file, 'utf8').toLowerCase())
      .join('\n');
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  });
});
