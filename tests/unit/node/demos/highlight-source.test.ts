import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { highlightSource } from '../../../../src/node/demos/highlight-source';
import { highlight } from '../../../../src/node/markdown/code-block';

const CODE = `import Chip from '@mui/material/Chip';

// Open until ten.
export default function Demo({ hour = 9 }: { hour?: number }) {
  const label = \`From \${hour + 1} on\`;
  return <Chip label={label} color="primary" onClick={() => {}} />;
}
`;

/** The color of a token in the site's stylesheet, which is the last matching rule. */
const RULES = [
  ...readFileSync('static/static/styles/prism-okaidia.css', 'utf8').matchAll(/([^{}]+)\{\s*color: (\S+);/g),
].map(([, selectors = '', color = '']) => ({
  names: [...selectors.matchAll(/\.token\.([\w-]+)/g)].map(([, name = '']) => name),
  color,
}));
const PLAIN = '#f8f8f2';

/** Color of every character. Spaces have none. */
function paint(html: string): string[] {
  const open = [PLAIN];
  return [...html.matchAll(/<span class="([^"]*)">|<\/span>|&\w+;|[^]/g)].flatMap(([match, names]) => {
    const around = open.at(-1) ?? PLAIN;
    if (names !== undefined) {
      const rule = RULES.findLast((one) => names.split(' ').some((name) => one.names.includes(name)));
      open.push(rule?.color ?? around);
    } else if (match === '</span>') open.pop();
    else if (match.trim()) return [`${match} ${around}`];
    return [];
  });
}

describe('the highlighted source of a demo', () => {
  it('has the same colors as with Prism', () => {
    expect(paint(highlightSource(CODE, 'tsx'))).toEqual(paint(highlight(CODE, 'tsx')));
  });

  it('has one element per run of a color, and none for plain text', () => {
    expect(highlightSource('const a = [1];', 'tsx')).toBe(
      '<span class="token keyword">const</span> a = [<span class="token number">1</span>];',
    );
    expect(highlightSource('<b />', 'tsx')).toBe('&lt;<span class="token tag">b </span>/>');
  });

  it('keeps the text', () => {
    const text = (html: string): string => html.replace(/<[^>]*>/g, '');
    expect(text(highlightSource(CODE, 'tsx'))).toBe(text(highlight(CODE, 'tsx')));
  });
});
