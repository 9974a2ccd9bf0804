import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { toComponentTree } from '../../../../../src/node/gatsby/live-pages/rehype-page';
import { parseWithBody } from '../../../../../src/node/markdown/parse-page';

const IMPORT = "import { a } from './a';\n\n";
const STEPS = {
  linkWords: (html: string) => html.replace(/<code>Box<\/code>/g, '<a href="/box/">$&</a>'),
  placeImages: (html: string) => html.replaceAll('./map.png', '/images/map-1.png'),
};

/** Input of the compiler, in one line for each child of the root, with code as its type and elements as HTML. */
function compile(text: string): string[] {
  const { body } = parseWithBody({ file: 'content/x/index.mdx', path: '/x/', text: IMPORT + text });
  return toComponentTree(body, STEPS).children.map(describe);
}

function describe(node: Nodes): string {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attributes = node.attributes.map((one) =>
      'name' in one ? ` ${one.name}=${String(one.value)}` : '',
    );
    return `<${node.name}${attributes.join('')}>${node.children.map(describe).join('')}</${node.name}>`;
  }
  if (node.type === 'element') {
    const outer = toHtml({ ...node, children: [] });
    return outer.replace(/(<\/\w+>)?$/, (end) => node.children.map(describe).join('') + end);
  }
  return node.type === 'text' ? node.value : node.type;
}

it('turns demos and code blocks into components, and groups the content between demos', () => {
  const [code, prose, demo, last] = compile(
    'Text.\n\nSee {a}.\n\n<Demo src="Basic" bg="inline" />\n\n```tsx\n<b>\n```',
  );
  expect(code).toBe('mdxjsEsm');
  expect(prose).toBe('<div class="prose"><p>Text.</p>\n<p>See mdxTextExpression.</p>\n</div>');
  expect(demo).toBe('<Demo src=Basic bg=inline></Demo>');
  expect(last).toMatch(/^<div class="prose"><Snippet html=<div class="MuiCode-root".*<\/Snippet><\/div>$/);
});

it('renders anchors, scrollable tables, and callouts with code as on other pages', () => {
  const [, body] = compile('## One\n\n| A |\n| - |\n| {a} |\n\n:::info\n\n```tsx\nlet b;\n```\n\n:::');
  expect(body).toContain('<h2 id="one"><a class="title-link-to-anchor" href="#one">One</a></h2>');
  expect(body).toMatch(/<div class="table-scroll"[^]*<td>mdxTextExpression<\/td>/);
  expect(body).toMatch(/<div class="MuiCallout-root [^]*<Snippet html=.*<\/Snippet><\/div><\/div>$/);
});

it('completes prose within components and next to code, so inline code has links, and images have their URL', () => {
  const [, body] = compile('<a.Row>\n\nA `Box`.\n\n</a.Row>\n\n{a} ![Map](./map.png) `Box`');
  expect(body).toMatch(/<a.Row><p>A <a href="\/box\/"><code>Box<\/code><\/a>\.<\/p>\s*<\/a.Row>/);
  expect(body).toMatch(/mdxTextExpression <img src="\/images\/map-1.png" alt="Map".*> <a href="\/box\/">/);
});

it('makes no link of a word that is in one', () => {
  const [, body] = compile('[{a} `Box` **`Box`**](/x/) `Box`');
  expect(body?.match(/<a href="\/box\/">/g)).toHaveLength(1);
});
