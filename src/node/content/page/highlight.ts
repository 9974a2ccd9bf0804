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

/** Prism only supports three levels of braces in a JSX tag. It does not highlight tags with more. */
const SHALLOW_BRACES = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;
const BRACE_LEVELS = 8;
const DEEP_BRACES = bracesOf(BRACE_LEVELS);

for (const language of ['jsx', 'tsx']) deepenBraces(Prism.languages[language]);

/** A language of code fences. */
interface Language {
  /** The Prism grammar that understands it. */
  grammar: string;
  /** Other names for it. */
  aliases?: readonly string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  bash: { grammar: 'bash', aliases: ['console', 'sh', 'shell', 'zsh'] },
  css: { grammar: 'css' },
  diff: { grammar: 'diff' },
  graphql: { grammar: 'graphql', aliases: ['gql'] },
  html: { grammar: 'markup', aliases: ['markup'] },
  js: { grammar: 'jsx', aliases: ['cjs', 'javascript', 'mjs'] },
  json: { grammar: 'json', aliases: ['json5', 'jsonc'] },
  jsx: { grammar: 'jsx' },
  md: { grammar: 'markdown', aliases: ['markdown'] },
  mdx: { grammar: 'markdown' },
  text: { grammar: 'plain', aliases: ['plaintext', 'txt'] },
  ts: { grammar: 'tsx', aliases: ['mts', 'typescript'] },
  tsx: { grammar: 'tsx' },
  xml: { grammar: 'markup', aliases: ['svg'] },
  yaml: { grammar: 'yaml', aliases: ['yml'] },
};

/** Languages of code fences. Some have aliases. */
export const CODE_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

const ALIASES = new Map(
  Object.entries(LANGUAGES).flatMap(([name, { aliases = [] }]) =>
    aliases.map((alias) => [alias, name] as const),
  ),
);

/** Names and aliases of all languages. */
export const LANGUAGE_NAMES: readonly string[] = [...CODE_LANGUAGES, ...[...ALIASES.keys()].sort()];

/** The shortest name of a language. Unknown languages stay as they are. */
export function codeLanguage(name: string): string {
  const lowerCase = name.toLowerCase();
  return ALIASES.get(lowerCase) ?? (CODE_LANGUAGES.includes(lowerCase) ? lowerCase : name);
}

/** Highlights `code` as HTML. Code in an unknown language is only escaped. */
export function highlight(code: string, language: string): string {
  const name = LANGUAGES[language]?.grammar ?? 'plain';
  const grammar = Prism.languages[name] ?? {};
  return Prism.highlight(code, grammar, name);
}

/**
 * Splits highlighted HTML into well-formed lines. Closes tokens that span lines, such as template strings, and reopens
 * them on the next line.
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

/** A pattern for nested braces with this many levels. */
function bracesOf(levels: number): string {
  const inside = levels > 1 ? `(?:${bracesOf(levels - 1)}|[^{}])*` : '[^{}]*';
  return String.raw`\{${inside}\}`;
}

/** Lets a grammar match the levels of braces that components need, such as `slotProps` with `sx`. */
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
