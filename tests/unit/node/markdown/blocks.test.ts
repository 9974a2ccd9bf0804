import { describe, expect, it } from 'vitest';
import { toBlockTree } from '../../../../src/node/markdown/blocks';

const demo = (index: number) => [{ demo: index }];

describe('a tree of blocks', () => {
  it('keeps static HTML without blocks', () => {
    const html = '<ul><li><p>A <b>b</b></p><x-block data-index="3"></x-block></li><li>C <i>d</i></li></ul>';
    expect(toBlockTree(html, demo)).toEqual([
      {
        tag: 'ul',
        props: {},
        children: [
          { tag: 'li', props: {}, children: [{ tag: 'p', props: {}, html: 'A <b>b</b>' }, { demo: 3 }] },
          { tag: 'li', props: {}, html: 'C <i>d</i>' },
        ],
      },
    ]);
  });

  it('names attributes as React does', () => {
    const html =
      '<div class="a b" style="margin-top: 4px; color: red" tabindex="0" data-kind="info" aria-label="Note" hidden><x-block data-index="0"></x-block></div>';
    expect(toBlockTree(html, demo)).toEqual([
      {
        tag: 'div',
        props: {
          className: 'a b',
          style: { marginTop: '4px', color: 'red' },
          tabIndex: 0,
          'data-kind': 'info',
          'aria-label': 'Note',
          hidden: true,
        },
        children: [{ demo: 0 }],
      },
    ]);
  });

  it('drops the space between elements, and keeps text', () => {
    const html = '<li>\n Text\n <x-block data-index="0"></x-block>\n</li>';
    expect(toBlockTree(html, demo)).toEqual([
      { tag: 'li', props: {}, children: ['\n Text\n ', { demo: 0 }] },
    ]);
  });
});
