import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-graphql.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-markdown.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-yaml.js';

/** What an author writes after the fence → the Prism grammar that understands it. */
const GRAMMARS: Readonly<Record<string, string>> = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  graphql: 'graphql',
  html: 'markup',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  markup: 'markup',
  md: 'markdown',
  mdx: 'markdown',
  text: 'plain',
  ts: 'tsx',
  tsx: 'tsx',
  yaml: 'yaml',
};

/** Languages a code fence may name. */
export const CODE_LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

/** Highlights `code` as HTML; an unknown language is only escaped. */
export function highlight(code: string, language: string): string {
  const name = GRAMMARS[language] ?? 'plain';
  const grammar = Prism.languages[name] ?? {};
  return Prism.highlight(code, grammar, name);
}

/**
 * Cuts highlighted HTML into lines that are each well formed: a token that spans lines
 * (a template string, a comment) is closed at the end of a line and opened again on the next.
 */
export function splitHighlightedLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const prefix = open.join('');
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return prefix + line + '</span>'.repeat(open.length);
  });
}
