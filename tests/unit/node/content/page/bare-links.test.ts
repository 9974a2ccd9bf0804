import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { isPageFile, listFiles } from '../../../../../src/node/content/page-files';
import { createMarkdownParser, mayHoldBareLinks } from '../../../../../src/node/content/page/bare-links';

const processor = () => unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);
const complete = processor().freeze();
const parse = createMarkdownParser(processor);

describe('a text without bare links', () => {
  it('is parsed as with them, on every page of this site', { timeout: 60_000 }, async () => {
    const files = (await listFiles('content')).filter((file) => isPageFile(file) && file.endsWith('.mdx'));
    const texts = files.map((file) => readFileSync(join('content', file), 'utf8'));
    const plain = texts.filter((text) => !mayHoldBareLinks(text));
    expect(plain.length).toBeGreaterThan(10);
    for (const text of plain) expect(parse(text)).toEqual(complete.parse(text));
  });

  it('keeps everything else of GFM', () => {
    const text = '~~old~~ [^1]\n\n- [x] done\n\n| a |\n| - |\n| b |\n\n[^1]: Note.\n';
    expect(parse(text)).toEqual(complete.parse(text));
  });
});

it.each([
  'www.example.com',
  'WWW.example.com',
  'http://example.com',
  'see HTTPS://example.com',
  'name@example.com',
  'first.last+tag@example.com',
  'mailto:name@example.com',
  'name\\@example.com',
  'name&#64;example.com',
  'name&commat;example.com',
  'www\\.example.com',
  'https\\://example.com',
  'https:\\//example.com',
  'www&period;example.com',
])('"%s" becomes a link', (text) => {
  expect(JSON.stringify(complete.parse(text))).toContain('"type":"link"');
  expect(mayHoldBareLinks(text)).toBe(true);
});

it('packages in code are no bare links', () => {
  expect(mayHoldBareLinks("import Button from '@mui/material/Button';")).toBe(false);
});
