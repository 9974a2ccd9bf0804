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

/** What Prism takes for braces of JSX: three levels, and a tag that holds more is no tag for it. */
const SHALLOW_BRACES = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;
const BRACE_LEVELS = 8;
const DEEP_BRACES = bracesOf(BRACE_LEVELS);

for (const language of ['jsx', 'tsx']) deepenBraces(Prism.languages[language]);

/** Language of a code fence → the Prism grammar that understands it. */
const GRAMMARS: Readonly<Record<string, string>> = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  graphql: 'graphql',
  html: 'markup',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  md: 'markdown',
  mdx: 'markdown',
  text: 'plain',
  ts: 'tsx',
  tsx: 'tsx',
  xml: 'markup',
  yaml: 'yaml',
};

/** Other names that people write for them. */
const ALIASES: Readonly<Record<string, string>> = {
  cjs: 'js',
  console: 'bash',
  gql: 'graphql',
  javascript: 'js',
  json5: 'json',
  jsonc: 'json',
  markdown: 'md',
  markup: 'html',
  mjs: 'js',
  mts: 'ts',
  plaintext: 'text',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};

/** Languages a code fence may name; each has other names as well. */
export const CODE_LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

/** Whatever a code fence may name. */
export const LANGUAGE_NAMES: readonly string[] = [...CODE_LANGUAGES, ...Object.keys(ALIASES)];

/** The language that an author means, by its shortest name; what is not known stays as it is. */
export function codeLanguage(name: string): string {
  const lowerCase = name.toLowerCase();
  if (Object.hasOwn(ALIASES, lowerCase)) return ALIASES[lowerCase] ?? name;
  return CODE_LANGUAGES.includes(lowerCase) ? lowerCase : name;
}

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

/** A pattern for braces with braces in them, so many levels deep. */
function bracesOf(levels: number): string {
  const inside = levels > 1 ? `(?:${bracesOf(levels - 1)}|[^{}])*` : '[^{}]*';
  return String.raw`\{${inside}\}`;
}

/** Lets a grammar see as many levels of braces as code of components has, such as `slotProps` with `sx`. */
function deepenBraces(grammar: Prism.Grammar | undefined): void {
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const rules = value as Record<string, unknown>;
    for (const [key, rule] of Object.entries(rules)) {
      if (!(rule instanceof RegExp)) visit(rule);
      else if (rule.source.includes(SHALLOW_BRACES))
        rules[key] = new RegExp(rule.source.replaceAll(SHALLOW_BRACES, DEEP_BRACES), rule.flags);
    }
  };
  visit(grammar);
}
