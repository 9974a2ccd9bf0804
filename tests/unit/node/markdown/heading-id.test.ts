import { describe, expect, it } from 'vitest';
import { createHeadingIds, headingId } from '../../../../src/node/markdown/rehype-headings';

describe('headingId', () => {
  it.each([
    ['createTheme(options) => theme', 'createtheme-options-theme'],
    ['@mui/material/styles vs @mui/styles', 'mui-material-styles-vs-mui-styles'],
    ['<Button />', 'button'],
    ['Promise<void>', 'promise-void'],
    ['Before → after', 'before-after'],
    ['v6 >v7', 'v6-v7'],
    ['a < b and c > d', 'a-b-and-c-d'],
    ["What's new? Don’t & can't", 'whats-new-dont-cant'],
    ['  Getting   started…  ', 'getting-started'],
    ['snake_case — v7.1', 'snake-case-v7-1'],
  ])('turns %j into %j', (text, id) => {
    expect(headingId(text)).toBe(id);
  });

  it.each([
    ['About the lab 🧪', 'about-the-lab'],
    ['Pro👩🏽‍💻plan ⚠️', 'proplan'],
    ['🇫🇷 Step 1️⃣', 'step-1'],
    ['🚧', ''],
  ])('drops the emoji of %j', (text, id) => {
    expect(headingId(text)).toBe(id);
  });

  it.each([
    ['快速开始', '快速开始'],
    ['Начало работы', 'начало-работы'],
    ['Über Größen', 'über-größen'],
    ['हिन्दी पाठ', 'हिन्दी-पाठ'],
    ['می‌خواهم', 'میخواهم'],
  ])('keeps the letters of %j', (text, id) => {
    expect(headingId(text)).toBe(id);
  });

  it('gives the same id for composed and decomposed letters', () => {
    expect(headingId('Cafe\u0301')).toBe('caf\u00e9');
  });
});

describe('createHeadingIds', () => {
  it('counts repeated headings', () => {
    expect(['Usage', 'usage', 'Usage!'].map(createHeadingIds())).toEqual(['usage', 'usage-2', 'usage-3']);
  });

  it('does not reuse an id that a heading spells out', () => {
    expect(['Usage 2', 'Usage', 'Usage'].map(createHeadingIds())).toEqual(['usage-2', 'usage', 'usage-3']);
  });

  it('starts over for each page', () => {
    createHeadingIds()('Usage');
    expect(createHeadingIds()('Usage')).toBe('usage');
  });

  it('never returns an empty id', () => {
    expect(['🚧', '?'].map(createHeadingIds())).toEqual(['section', 'section-2']);
  });
});
