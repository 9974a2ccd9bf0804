import convert from 'npm-to-yarn';
import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-graphql.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-markdown.js';
import 'prismjs/components/prism-typescript.js';
// Needs the languages above.
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-yaml.js';
import { escapeHtml } from '../lib/escape-html';

/** The text after the three backticks, with a language and options. */
export type FenceInfo = ReturnType<typeof parseFenceInfo>;

/** Parses `tsx title="src/App.tsx" {2,4-6} Label`. Line numbers can follow the language directly, as in `js{2}`. */
export function parseFenceInfo(firstWord: string | null | undefined, meta: string | null | undefined) {
  const [, name = '', lines = ''] = /^([^{]*)(.*)$/.exec(firstWord ?? '') ?? [];
  let rest = `${lines} ${meta ?? ''}`;
  const take = (pattern: RegExp): string | null => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], ' ');
    return match?.[1] ?? null;
  };
  const title = take(/title="([^"]*)"/);
  const ranges = take(/\{([\d,\s-]+)\}/);
  return {
    language: name === '' ? null : codeLanguage(name),
    /** File name shown above the block. */
    title,
    /** 1-based numbers of tinted lines. */
    highlightedLines: new Set(ranges === null ? [] : expandRanges(ranges)),
    /** Words that are not options. They are the label of a code tab, or `package-manager`. */
    label: rest.replace(/\s+/g, ' ').trim(),
  };
}

/** `'2,4-6'` → `[2, 4, 5, 6]`. */
function expandRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/** Maximum number of lines without scrolling. A scroll box for two more lines would only be annoying. */
const WHOLE_BLOCK = 26;

/** HTML of one code block. The browser adds the Copy button, because it needs JavaScript. */
export function renderCodeBlock(code: string, info: FenceInfo): string {
  const language = escapeHtml(info.language ?? 'text');
  const title = info.title === null ? '' : `<div class="MuiCode-title">${escapeHtml(info.title)}</div>`;
  const long = code.split('\n').length > WHOLE_BLOCK ? ' data-long' : '';
  return (
    `<div class="MuiCode-root" data-language="${language}"${long}>${title}` +
    `<pre tabindex="0"><code class="language-${language}">${renderCode(code, language, info.highlightedLines)}</code></pre></div>`
  );
}

/** Prompt before a command. CSS draws it, so it is not copied. */
const PROMPT = '$ ';
const PROMPT_HTML = '<span class="prompt"></span>';

function renderCode(code: string, language: string, highlightedLines: ReadonlySet<number>): string {
  const source = code.split('\n');
  const prompts = source.map((line) => language === 'bash' && line.startsWith(PROMPT));
  const commands = source.map((line, index) => (prompts[index] ? line.slice(PROMPT.length) : line));
  const html = highlight(commands.join('\n'), language);
  if (highlightedLines.size === 0 && !prompts.includes(true)) return html;
  const lines = splitHighlightedLines(html);
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      const text = (prompts[index] ? PROMPT_HTML : '') + line + end;
      return highlightedLines.has(index + 1) ? `<mark class="line">${text}</mark>` : text;
    })
    .join('');
}

/** Code of a tab. The label of the code is the label of its radio button. */
export interface CodeTab {
  code: string;
  info: FenceInfo;
}

const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Label of fences whose npm commands get a tab for each package manager. */
export const PACKAGE_MANAGER_LABEL = 'package-manager';

export function packageManagerTabs(npmLines: string, info: FenceInfo): CodeTab[] {
  const lines = npmLines.split('\n');
  return PACKAGE_MANAGERS.map((manager) => ({
    code: lines.map((line) => convertCommand(line, manager) ?? line).join('\n'),
    info: { ...info, label: manager },
  }));
}

/** First line of npm commands without an equivalent in another package manager, or null. */
export function unconvertibleLine(npmLines: string): string | null {
  const fails = (line: string): boolean =>
    PACKAGE_MANAGERS.some((manager) => convertCommand(line, manager) === null);
  return npmLines.split('\n').find(fails) ?? null;
}

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Converts the npm commands of a line, except in comments. Null if the other package manager has no such command. */
function convertCommand(line: string, manager: PackageManager): string | null {
  const [, command = '', comment = ''] = /^(.*?)((?:^|\s)#.*)?$/.exec(line) ?? [];
  if (manager === 'npm' || !/\bnp[mx]\b/.test(command)) return line;
  const [before = ''] = /^\s*(?:\$ )?/.exec(command) ?? [];
  const converted = command
    .slice(before.length)
    .trim()
    .split(/(\s*(?:&&|\|\||;)\s*)/)
    .map((part) => (/^np[mx]\b/.test(part) ? convertPart(part, manager) : part));
  // A command after "sudo", a variable, or a pipe is not converted.
  if (converted.some((part) => /(?:^|\s)np[mx](?=\s|$)/.test(part))) return null;
  if (converted.some((part) => /couldn't auto-convert|\bundefined\b/.test(part))) return null;
  return before + converted.join('') + comment;
}

function convertPart(command: string, manager: Exclude<PackageManager, 'npm'>): string {
  // npm-to-yarn does not support this command.
  const cleanInstall = /^npm (?:ci|clean-install)\b(.*)$/.exec(command);
  if (cleanInstall) return `${manager} install --frozen-lockfile${cleanInstall[1] ?? ''}`;
  return convert(command, manager);
}

/**
 * Renders tabs as a group of radio buttons, which work with the keyboard, screen readers, and without JavaScript.
 * @param storageKey blocks with the same key share the selected tab
 * @param id unique within the page
 */
export function renderCodeTabs(tabs: readonly CodeTab[], storageKey: string, id: string): string {
  const name = escapeHtml(storageKey.replace(/-/g, ' '));
  const radios = tabs.map(
    ({ info: { label } }, index) =>
      `<label><input type="radio" name="${id}" value="${escapeHtml(label)}"${index === 0 ? ' checked' : ''}>` +
      `<span>${escapeHtml(label)}</span></label>`,
  );
  const panels = tabs.map(
    ({ code, info }) => `<div class="code-tabs-panel">${renderCodeBlock(code, info)}</div>`,
  );
  return (
    `<fieldset class="code-tabs" data-storage-key="${escapeHtml(storageKey)}">` +
    `<legend class="visually-hidden">${name}</legend>` +
    `<div class="code-tabs-list">${radios.join('')}</div>${panels.join('')}</fieldset>`
  );
}

/** Prism only supports three levels of braces in a JSX tag. It does not highlight tags with more. */
const SHALLOW_BRACES = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;
const BRACE_LEVELS = 8;
const DEEP_BRACES = bracesOf(BRACE_LEVELS);

/** The parts of a grammar that match braces. */
interface JsxGrammar {
  tag: { pattern: RegExp; inside: Record<'script' | 'spread', { pattern: RegExp }> };
}

// Match the levels of braces that components need, such as `slotProps` with `sx`.
for (const { tag } of [Prism.languages['jsx'], Prism.languages['tsx']] as unknown as JsxGrammar[])
  for (const part of [tag, tag.inside.script, tag.inside.spread])
    part.pattern = new RegExp(part.pattern.source.replaceAll(SHALLOW_BRACES, DEEP_BRACES));

/** Languages of code fences, with the Prism grammars that understand them. */
const LANGUAGES: Readonly<Record<string, readonly [grammar: string, ...aliases: string[]]>> = {
  bash: ['bash', 'console', 'sh', 'shell', 'zsh'],
  css: ['css'],
  diff: ['diff'],
  graphql: ['graphql', 'gql'],
  html: ['markup', 'markup'],
  js: ['jsx', 'cjs', 'javascript', 'mjs'],
  json: ['json', 'json5', 'jsonc'],
  jsx: ['jsx'],
  md: ['markdown', 'markdown'],
  mdx: ['markdown'],
  text: ['plain', 'plaintext', 'txt'],
  ts: ['tsx', 'mts', 'typescript'],
  tsx: ['tsx'],
  xml: ['markup', 'svg'],
  yaml: ['yaml', 'yml'],
};

/** Languages of code fences. Some have aliases. */
export const CODE_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/** Names and aliases of all languages. */
export const LANGUAGE_NAMES: readonly string[] = [
  ...CODE_LANGUAGES,
  ...Object.values(LANGUAGES)
    .flatMap(([_grammar, ...aliases]) => aliases)
    .sort(),
];

/** The shortest name of a language. Unknown languages stay as they are. */
function codeLanguage(name: string): string {
  const lowerCase = name.toLowerCase();
  const entry = Object.entries(LANGUAGES).find(([language, [_grammar, ...aliases]]) =>
    [language, ...aliases].includes(lowerCase),
  );
  return entry?.[0] ?? name;
}

/** Highlights `code` as HTML. Code in an unknown language is only escaped. */
export function highlight(code: string, language: string): string {
  const [name] = LANGUAGES[language] ?? ['plain'];
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
