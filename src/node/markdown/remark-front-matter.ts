import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { type Document, isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { emptyFrontMatter, type FrontMatter, frontMatterSchema } from '../../shared/front-matter';
import type { ParsedPage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { expectation, parseYaml, suggestion } from '../lib/yaml';
import { reportProblem } from './problems';
import { element, table, text as textNode } from './tree';

const KEYS = Object.keys(frontMatterSchema.shape);

/** Example of front matter. */
const EXAMPLE = '---\ntitle: Button\ndescription: Buttons let people take an action with a single tap.\n---';

interface FrontMatterResult {
  values: FrontMatter;
  /** Line number of each key. */
  lines: Record<string, number>;
  problems: Problem[];
}

/** The YAML starts below the `---` of the first line. */
const FIRST_LINE = 2;

/** The text between the first `---` and the next one, or null. */
export function frontMatterOf(text: string): string | null {
  return /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text)?.slice(1).join('') ?? null;
}

/**
 * Validates the front matter of a page.
 * @param yaml text between the markers, or null without markers
 * @param text the whole file
 */
export function readFrontMatter(yaml: string | null, text: string, file: string): FrontMatterResult {
  if (yaml === null) {
    return { values: emptyFrontMatter, lines: {}, problems: [missingFrontMatter(text, file)] };
  }
  const { document, value, mistake, placeOf } = parseYaml(yaml);
  const lineOf = (offset: number): number => FIRST_LINE + placeOf(offset).line - 1;
  if (mistake) {
    const { column } = placeOf(mistake.offset);
    const where: Problem['where'] = [{ file, line: lineOf(mistake.offset), column }];
    const what = `The front matter is not valid YAML: ${mistake.message}.`;
    const fix =
      mistake.fix ??
      'Write one "key: value" per line, and quote values that contain ": " or start with a special character.';
    return { values: emptyFrontMatter, lines: {}, problems: [{ rule: 'yaml', what, where, fix }] };
  }
  const lines = Object.fromEntries(keyOffsets(document).map(([key, offset]) => [key, lineOf(offset)]));
  const parsed = frontMatterSchema.safeParse(value ?? {});
  if (parsed.success) return { values: parsed.data, lines, problems: [] };
  const problems = parsed.error.issues.flatMap((issue) =>
    describeIssue(issue, document).map(({ key, ...texts }): Problem => {
      const line = key === null ? 1 : (lines[key] ?? 1);
      return {
        rule: isStyle(issue) ? 'front-matter-style' : 'front-matter',
        ...texts,
        where: [{ file, line }],
      };
    }),
  );
  const wrong = new Set(parsed.error.issues.filter((issue) => !isStyle(issue)).map(({ path: [key] }) => key));
  return { values: salvage(value, wrong), lines, problems };
}

/** True for values that are valid but not good, such as a description that is too long. */
function isStyle({ code, path: [key] }: z.core.$ZodIssue): boolean {
  return code === 'too_big' || (code === 'invalid_format' && key === 'description');
}

interface IssueText {
  key: string | null;
  what: string;
  fix: string;
}

function describeIssue(issue: z.core.$ZodIssue, document: Document): IssueText[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownKey);
  const key = String(issue.path[0] ?? '');
  if (key === '') {
    return [
      { key: null, what: 'The front matter is not a list of "key: value" lines.', fix: `Write:\n${EXAMPLE}` },
    ];
  }
  if (!document.has(key)) {
    return [{ key: null, what: `"${key}" is missing in the front matter.`, fix: `Add a line "${key}: …".` }];
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const length = String(document.get(key)).length;
    const tooMany = length - Number(issue.maximum);
    const fix = `Shorten it by at least ${tooMany} character${tooMany === 1 ? '' : 's'}.`;
    return [{ key, what: `"${key}" has ${length} characters, and the limit is ${issue.maximum}.`, fix }];
  }
  const value = JSON.stringify(document.getIn(issue.path as (string | number)[]));
  const what = `"${issue.path.join('.')}" is ${value === 'null' || value === '""' ? 'empty' : value}.`;
  return [{ key, what, fix: expectation(issue) }];
}

function unknownKey(key: string): IssueText {
  const fix = suggestion(key, KEYS, `Remove the line. Known keys: ${KEYS.join(', ')}.`);
  return { key, what: `Unknown key "${key}" in the front matter.`, fix };
}

function keyOffsets(document: Document): [key: string, offset: number][] {
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key }): [string, number][] =>
    isScalar(key) && key.range ? [[String(key.value), key.range[0]]] : [],
  );
}

/** Keeps the usable fields, so that one bad key does not hide other problems. */
function salvage(value: unknown, wrong: ReadonlySet<unknown>): FrontMatter {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const usable = fields.filter(([key]) => KEYS.includes(key) && !wrong.has(key));
  const isValid = ([key, field]: [string, unknown]): boolean =>
    frontMatterSchema.shape[key as keyof FrontMatter].safeParse(field).success;
  const valid = frontMatterSchema.parse({
    ...emptyFrontMatter,
    ...Object.fromEntries(usable.filter(isValid)),
  });
  return { ...valid, ...Object.fromEntries(usable.filter((field) => !isValid(field))) };
}

/** Lines that are valid in front matter, such as keys, indented values, items, and comments. */
const YAML_LINE = /^(?:[\w-]+:(?:\s|$)|\s+\S|- |#)/;

/** Reports front matter that is missing, does not end, or starts in the wrong place. */
function missingFrontMatter(text: string, file: string): Problem {
  const lines = text.split('\n');
  const opening = lines.findIndex((line) => line.trim() !== '');
  if (lines[opening]?.trimEnd() !== '---') {
    const fix = `Start the file with:\n${EXAMPLE}`;
    return { rule: 'front-matter', what: 'The page has no front matter.', where: [{ file, line: 1 }], fix };
  }
  if (opening > 0) {
    const where: Problem['where'] = [{ file, line: opening + 1 }];
    const fix = 'Remove the empty lines before it. It must start on the first line.';
    return { rule: 'yaml', what: 'The front matter does not start on the first line.', where, fix };
  }
  const rest = lines.slice(1).findIndex((line) => !YAML_LINE.test(line));
  const line = rest < 0 ? lines.length : rest + 2;
  return {
    rule: 'yaml',
    what: 'The front matter never ends.',
    where: [{ file, line }],
    fix: 'Write "---" on a separate line after the last key.',
  };
}

declare module 'vfile' {
  interface DataMap extends Pick<ParsedPage, 'frontMatter' | 'frontMatterLines'> {}
}

/** Reads the front matter of a page. */
export const remarkFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const [first] = tree.children;
  const yaml = first?.type === 'yaml' ? first.value : null;
  const { values, lines, problems } = readFrontMatter(yaml, String(file), file.path);
  file.data.frontMatter = values;
  file.data.frontMatterLines = lines;
  for (const problem of problems) reportProblem(file, problem);
};

interface KeySchema {
  description?: string;
  examples?: unknown[];
  maxLength?: number;
}

/** The keys of the front matter, as the schema that checks them describes them. */
export function frontMatterTable(): Element {
  const { properties = {}, required = [] } = z.toJSONSchema(frontMatterSchema, { io: 'input' });
  const head = ['Write', 'What it does'].map((title) => element('th', {}, [textNode(title)]));
  const rows = Object.entries(properties as Record<string, KeySchema>).map(([key, schema]) => [
    element('td', {}, [codeCell(`${key}: ${String(schema.examples?.[0])}`)]),
    element('td', {}, [textNode(meaning(schema, required.includes(key)))]),
  ]);
  return table(head, rows);
}

function meaning({ description = '', maxLength }: KeySchema, isRequired: boolean): string {
  const length = maxLength === undefined ? '' : ` At most ${maxLength} characters.`;
  return `${isRequired ? 'Required. ' : ''}${description}${length}`;
}

function codeCell(value: string): Element {
  // Allow line breaks in values and URLs, so the description fits on a phone.
  const parts = value
    .split(/(?<=\/|: )/)
    .flatMap((part, index) => [...(index > 0 ? [element('wbr', {})] : []), textNode(part)]);
  // The attribute keeps keys from becoming links to props of the same name.
  return element('code', { translate: 'no' }, parts);
}
