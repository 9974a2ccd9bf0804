import { expect, it } from 'vitest';
import { compileBody } from '../../../../../src/node/gatsby/live-pages/compile-body';
import { readPage } from '../../../../../src/node/content/page/parse-page';

const linkWords = (html: string): string => html.replace(/<code>Box<\/code>/, '<a href="/box/">$&</a>');

/** The parts of the compiled body, elements as HTML and components by name and attributes. */
function compile(text: string): string[] {
  const { body } = readPage({ file: '/x/index.live.mdx', path: '/', text });
  return compileBody(body, '/x', '/repository', linkWords).children.map((node) => {
    if (node.type !== 'mdxJsxFlowElement') return node.type === 'element' ? `<${node.tagName}>` : node.type;
    const attributes = node.attributes.flatMap((attribute) =>
      'name' in attribute ? [[attribute.name, attribute.value]] : [],
    );
    return `${node.name} ${JSON.stringify(Object.fromEntries(attributes))}`;
  });
}

it('keeps runs of prose as HTML, and makes elements of what holds code', () => {
  expect(
    compile(
      'import { a } from \'./a\';\n\n## First\n\nText.\n\nSee {a}.\n\n{a}\n\nMore.\n\n<Demo src="Basic" bg="inline" />\n',
    ),
  ).toEqual([
    'mdxjsEsm',
    expect.stringMatching(/^StaticHtml \{"className":"prose","html":"<h2 id=.*<p>Text\.<\/p>"\}$/),
    '<div>',
    'StaticHtml {"className":"prose","html":"<p>More.</p>"}',
    'PageDemo {"name":"Basic"}',
  ]);
});

it('leaves code blocks and images as HTML also beside code', () => {
  const { body } = readPage({
    file: '/x/index.live.mdx',
    path: '/',
    text: ':::info\n\n{1} ![A map](/map.png)\n\n```tsx\nconst a = 1;\n```\n\n:::',
  });
  const [prose] = compileBody(body, '/x', '/repository', linkWords).children;
  const html = JSON.stringify(prose);
  expect(html).toContain('{"type":"mdxJsxAttribute","name":"as","value":"span"}');
  expect(html).toContain('<img src=\\"/map.png\\" alt=\\"A map\\" loading=\\"lazy\\" decoding=\\"async\\">');
  expect(html).toMatch(/"value":"div".*<pre tabindex=\\"0\\"><code class=\\"language-tsx\\"><span/);
});

it('links words of code in prose and beside code, but not in links', () => {
  const { body } = readPage({
    file: '/x/index.live.mdx',
    path: '/',
    text: 'A `Box`.\n\n{1} `Box` [**`Box`**](/x/)',
  });
  const html = JSON.stringify(compileBody(body, '/x', '/repository', linkWords));
  expect(html.match(/href=\\"\/box\//g)).toHaveLength(2);
});
