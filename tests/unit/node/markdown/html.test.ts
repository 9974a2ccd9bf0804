import { describe, expect, it } from 'vitest';
import { htmlOf, parseBody } from './parse';

describe('HTML', () => {
  it('a summary on a separate line is not a paragraph', () => {
    expect(htmlOf('<details>\n<summary>More *now*</summary>\n\nText.\n\n</details>')).toBe(
      '<details><summary>More <em>now</em></summary><p>Text.</p></details>',
    );
  });

  it('a summary directly before text is no part of its paragraph', () => {
    expect(htmlOf('<details>\n<summary>More</summary>\nText.\n</details>')).toBe(
      '<details><summary>More</summary><p>\nText.</p></details>',
    );
  });

  it('inline elements stay in their paragraph', () => {
    expect(htmlOf('<kbd>Tab</kbd>')).toBe('<p><kbd>Tab</kbd></p>');
  });
});

it('tables scroll in a box that is named by their column heads', () => {
  expect(htmlOf('| Name | Type |\n|--|--|\n| a | b |')).toMatch(
    /^<div class="table-scroll" role="group" aria-label="Name, Type" tabindex="0"><table>[^]*<\/table><\/div>$/,
  );
});

it('marks cells with sentences, so that they stay wide on narrow screens', () => {
  const sentence = 'Thirty-one characters, or more.';
  const html = htmlOf(`| a | b |\n|--|--|\n| word | ${sentence} |`);
  expect(html).toContain(`<td>word</td>\n<td class="long">${sentence}</td>`);
});

it('cells with several words of code too, which can wrap, unlike a name', () => {
  const html = htmlOf('| a | b |\n|--|--|\n| `a-name` | `title: Rating` |');
  expect(html).toContain('<td><code>a-name</code></td>\n<td class="long"><code>title: Rating</code></td>');
});

it('collects links and images of a table once', () => {
  expect(parseBody('| h |\n|--|\n| [a](/a/) ![b](b.png) |')).toMatchObject({
    links: [{ href: '/a/' }],
    images: [{ src: 'b.png' }],
  });
});

it('images load lazily', () => {
  expect(htmlOf('![A dialog](./a.png)')).toBe(
    '<p><img src="./a.png" alt="A dialog" loading="lazy" decoding="async"></p>',
  );
});
