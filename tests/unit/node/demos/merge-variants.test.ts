import { describe, expect, it } from 'vitest';
import { highlightSource, mergeVariants } from '../../../../src/node/demos/highlight-source';

const TS = `import { useState, type ReactNode } from 'react';

interface Props {
  label: string;
}

export default function Counter({ label }: Props): ReactNode {
  const [count, setCount] = useState<number>(0);
  return (
    <button
      type="button"
      onClick={(event: MouseEvent) => setCount(count + event.detail)}
    >
      {label} {count}
    </button>
  );
}`;
const JS = `import { useState } from 'react';

export default function Counter({ label }) {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={(event) => setCount(count + event.detail)}
    >
      {label} {count}
    </button>
  );
}`;

/** Text of merged HTML in one variant. */
function textOf(html: string, variant: 'TS' | 'JS'): string {
  const hidden = variant === 'TS' ? 'JS' : 'TS';
  let kept = '';
  const open: boolean[] = [];
  for (const part of html.split(/(<[^>]*>)/)) {
    if (part === '</span>') open.pop();
    else if (part.startsWith('<span')) open.push(part.includes(`data-variant="${hidden}"`));
    else if (!open.includes(true)) kept += part;
  }
  expect(open, 'spans that are left open').toEqual([]);
  return kept.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

describe('two variants in one text', () => {
  const merged = mergeVariants(highlightSource(TS, 'tsx'), highlightSource(JS, 'jsx'));

  it('each give their own text', () => {
    expect(textOf(merged, 'TS')).toBe(TS);
    expect(textOf(merged, 'JS')).toBe(JS);
  });

  it('share the lines that they have in common', () => {
    expect(merged.match(/return/g)).toHaveLength(1);
    expect(merged.match(/button/g), 'an opening and a closing tag, and a value').toHaveLength(3);
    expect(merged.match(/useState/g), 'two lines that differ').toHaveLength(4);
  });

  it('merges equal variants into one text', () => {
    expect(mergeVariants('<span>a</span>\nb', '<span>a</span>\nb')).toBe('<span>a</span>\nb');
  });

  it.each([
    ['a', 'b'],
    ['a\nb', 'a'],
    ['a', 'x\na'],
    ['a\nb\nc', 'b\nc\nd'],
    ['a\na\na', 'a\na'],
  ])('can differ anywhere: %j and %j', (typescript, javascript) => {
    const html = mergeVariants(typescript, javascript);
    expect(textOf(html, 'TS')).toBe(typescript);
    expect(textOf(html, 'JS')).toBe(javascript);
  });

  it('have an element in each line of a token', () => {
    const [ts, js] = ['`a\nb: B\nc`', '`a\nb\nc`'].map((code) => highlightSource(code, 'js'));
    const token = (line: string) => `<span class="token string">${line}</span>`;
    expect(mergeVariants(ts ?? '', js ?? '')).toBe(
      `${token('`a')}\n` +
        `<span data-variant="TS">${token('b: B')}\n</span>` +
        `<span data-variant="JS">${token('b')}\n</span>` +
        token('c`'),
    );
  });
});
