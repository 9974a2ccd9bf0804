import { describe, expect, it } from 'vitest';
import { readPasted } from '../../../../../src/client/search/engine/pasted';
import type { SearchRecord } from '../../../../../src/shared/index-files';

const PRODUCTS = [
  { id: 'harbor', packages: ['@harbor/kit', '@harbor/lab'] },
  { id: 'pier', packages: ['pier'] },
];
const record = (href: string, title: string): SearchRecord => ({
  kind: 'page',
  productId: 'harbor',
  href,
  title,
  breadcrumb: [],
  aliases: [],
});
const RECORDS = [record('/harbor/react-crane/', 'Crane'), record('/harbor/react-crane/#load', 'Load')];
const read = (text: string) => readPasted(text, RECORDS, PRODUCTS);

describe('pasted code asks for', () => {
  it.each([
    ["import Crane from '@harbor/kit/Crane';", 'Crane'],
    ["import { Crane, Dock } from '@harbor/kit'", 'Crane'],
    ["import Crane, { type CraneProps } from '@harbor/lab/Crane'", 'Crane'],
    ["import type { CraneProps } from '@harbor/kit'", 'CraneProps'],
    ["import * as Kit from '@harbor/kit'", 'Kit'],
    ["const { Crane } = require('@harbor/kit');", 'Crane'],
    ['@harbor/kit/Crane', 'Crane'],
    ['@harbor/kit', 'installation'],
    ['npm install @harbor/kit@7.1.0', 'installation'],
    ['pnpm add @harbor/lab', 'installation'],
  ])('%s', (text, words) => expect(read(text)).toEqual({ text: words, productId: 'harbor' }));

  it.each([
    'crane',
    'import',
    'npm install',
    "import x from 'react'",
    '@other/kit',
    'a/b',
    '<Crane size="small">',
    '',
  ])('nothing in particular: %s', (text) => expect(read(text)).toBeNull());
});

describe('a pasted URL asks for', () => {
  it.each([
    'https://harbor.example/harbor/react-crane/',
    'http://localhost:8000/harbor/react-crane?x=1',
    'harbor.example/harbor/react-crane',
    '/harbor/react-crane/#unknown',
  ])('the page of its path: %s', (text) =>
    expect(read(text)).toEqual({ text: 'Crane', productId: 'harbor', href: '/harbor/react-crane/' }),
  );

  it('the section of its hash', () => {
    expect(read('https://harbor.example/harbor/react-crane/?x=1#load')?.href).toBe(
      '/harbor/react-crane/#load',
    );
  });

  it('the words of its path where there is no such page', () => {
    expect(read('/pier/react-rope-ladder/')).toEqual({ text: 'rope ladder', productId: 'pier' });
    expect(read('https://v5.harbor.example/components/cranes/')).toEqual({ text: 'cranes', productId: null });
  });
});
