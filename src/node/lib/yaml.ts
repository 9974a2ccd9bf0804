import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import type { Problem, SourceLocation } from '../../shared/problem';
import { suggestion } from './suggestions';

/** Position and cause of a mistake. The message has no full stop. */
interface YamlMistake {
  message: string;
  /** Fix for errors other than indents and quotes. */
  fix?: string;
  offset: number;
}

/** The first parse error, or null. Later errors are usually caused by the first. */
function findYamlMistake(document: Document): YamlMistake | null {
  // A warning is about a tag such as `!important`, which would be dropped.
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return findBadAlias(document);
  const [firstLine = ''] = error.message.split('\n');
  const [offset] = error.pos;
  const [, tag] = /^Unresolved tag: (\S+)/.exec(firstLine) ?? [];
  if (tag !== undefined)
    return {
      message: `"${tag}" starts with an exclamation mark, which makes it a tag`,
      fix: 'Put the text in quotes.',
      offset,
    };
  return { message: firstLine.replace(/ at line \d+.*$/, '').replace(/[.:]$/, ''), offset };
}

/** In YAML, `title: *Button*` is an alias. It needs an earlier value of this name, which cannot contain it. */
function findBadAlias(document: Document): YamlMistake | null {
  let mistake: YamlMistake | null = null;
  visit(document, {
    Alias(_key, alias, path) {
      const value = alias.resolve(document);
      if (value && !path.includes(value)) return undefined;
      const message = `"*${alias.source}" starts with an asterisk, which makes it an alias`;
      mistake = { message, fix: 'Put the text in quotes.', offset: alias.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return mistake ?? findTooManyAliases(document);
}

/** The library stops at aliases that would fill the memory. */
function findTooManyAliases(document: Document): YamlMistake | null {
  try {
    document.toJS();
    return null;
  } catch {
    const message = 'its aliases, such as "*name", expand to too many values';
    return { message, fix: 'Write the values out.', offset: 0 };
  }
}

/** Fix for a value that a schema rejects, as one sentence. */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Write one of: ${issue.values.join(', ')}.`;
    case 'invalid_type':
      return TYPE_FIXES[issue.expected] ?? `Write a ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'Write a text.' : `${issue.message}.`;
    case 'invalid_union':
      return 'Write text, or indented lines of "key: text".';
    default:
      return issue.message.endsWith('.') ? issue.message : `It ${issue.message}.`;
  }
}

/** Fixes by the name of the expected type in zod's issues. */
export const TYPE_FIXES: Readonly<Record<string, string>> = {
  array: 'Write a list, such as [Button, IconButton], or lines that start with "- ".',
  boolean: 'Write true or false, without quotes.',
  int: 'Write a whole number, such as 3.',
  number: 'Write a number, without quotes.',
  object: 'Write lines of "key: value".',
  record: 'Write lines of "key: text".',
  string: 'Write text, in quotes if it looks like a number or a date.',
};

/** Keys and indexes of a value in a YAML file. */
export type YamlPath = readonly (string | number)[];

/** A validated YAML file with the position of each value. */
export interface YamlFile<Value> {
  /** Relative to the repository. */
  file: string;
  value: Value;
  problems: Problem[];
  /** Location of the value at `path`, or of its nearest ancestor. */
  locate(path: YamlPath): SourceLocation;
}

/** Differences of YAML that is only a part of its file, such as front matter. */
interface YamlPart {
  /** Name of the part in problems. */
  name?: string;
  /** Line of the file on which the part starts. */
  firstLine?: number;
  /** Value of a part without keys. */
  empty?: unknown;
  ruleOf?: (issue: z.core.$ZodIssue) => string;
}

/**
 * Parses and validates YAML. Problems contain the line of the value.
 * @param fallback replaces an empty or invalid file, so other checks still run
 * @returns also the value before validation, which is undefined for broken YAML, and the issues of the schema
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  fallback: z.output<Schema>,
  { name = 'YAML', firstLine = 1, empty = fallback, ruleOf = () => 'data' }: YamlPart = {},
): YamlFile<z.output<Schema>> & { raw: unknown; issues: z.core.$ZodIssue[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'error' });
  const mistake = findYamlMistake(document);
  const raw: unknown = mistake ? undefined : document.toJS();
  const locateOffset = (offset: number): Required<SourceLocation> => {
    const { line, col: column } = lineCounter.linePos(offset);
    return { file, line: line + firstLine - 1, column };
  };
  const locate = (path: YamlPath): SourceLocation => ({
    file,
    line: locateOffset(offsetOf(document, path)).line,
  });
  if (mistake) {
    const what = `The ${name} cannot be read: ${mistake.message}.`;
    const where = [locateOffset(mistake.offset)] as const;
    const problems = [{ rule: 'yaml', what, where, fix: mistake.fix ?? INDENTS_AND_QUOTES }];
    return { file, value: fallback, raw, issues: [], problems, locate };
  }
  const { data = fallback, error } = schema.safeParse(raw ?? empty);
  const issues = error?.issues ?? [];
  const problems = issues.flatMap((issue) =>
    describe(issue, name, document, schema).map(({ path, ...texts }) => ({
      rule: ruleOf(issue),
      ...texts,
      where: [locate(path)] as const,
    })),
  );
  return { file, value: data, raw, issues, problems, locate };
}

const INDENTS_AND_QUOTES =
  'Indent with two spaces, write "- " before list items, and quote values that contain ": " or " #", or start with a special character.';

type IssueText = Pick<Problem, 'what' | 'fix'> & { path: YamlPath };

function describe(issue: z.core.$ZodIssue, name: string, document: Document, schema: z.ZodType): IssueText[] {
  const path = issue.path.filter((key): key is string | number => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    // A key that exists elsewhere in the file would be suggested for itself.
    const known = knownKeys(schema).filter((each) => !issue.keys.includes(each));
    return issue.keys.map((key) => ({
      path: [...path, key],
      what: `Unknown key "${key}".`,
      fix: suggestion(key, known, `Remove the line. Known keys: ${known.join(', ')}.`),
    }));
  }
  const key = path.at(-1);
  if (issue.code === 'invalid_key') {
    const [{ message } = issue] = issue.issues;
    return [{ path, what: `The key "${key}" is not allowed here.`, fix: message }];
  }
  if (typeof key === 'string' && !document.hasIn(path))
    return [{ path, what: `"${key}" is missing.`, fix: `Add a line "${key}: …" here.` }];
  const subject = key === undefined ? `The ${name}` : nameOf(key, path.at(-2));
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const { length } = String(document.getIn(path));
    const tooMany = length - Number(issue.maximum);
    const what = `${subject} has ${length} characters, and the limit is ${issue.maximum}.`;
    return [{ path, what, fix: `Shorten it by at least ${tooMany} character${tooMany === 1 ? '' : 's'}.` }];
  }
  const value = JSON.stringify(document.getIn(path)) ?? 'null';
  const what = `${subject} is ${value === 'null' || value === '""' ? 'empty' : value}.`;
  return [{ path, what, fix: expectation(issue) }];
}

/** Name of a value in a problem, such as `"title"` or `Item 2 of "components"`. */
function nameOf(key: string | number, parent: string | number | undefined): string {
  if (typeof key === 'string') return `"${key}"`;
  return `Item ${key + 1}${typeof parent === 'string' ? ` of "${parent}"` : ''}`;
}

/** All keys anywhere in a schema, to find typos. */
function knownKeys(schema: z.ZodType): string[] {
  const keys = new Set<string>();
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => Object.keys(jsonSchema.properties ?? {}).forEach((key) => keys.add(key)),
  });
  return [...keys];
}

/** Offset of a key, because its value can start on a later line, of a list item, or of the nearest ancestor. */
function offsetOf(document: Document, path: YamlPath): number {
  if (path.length === 0) return 0;
  const above = path.slice(0, -1);
  const parent = document.getIn(above, true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const node = pair?.key ?? document.getIn(path, true);
  return (isNode(node) && node.range?.[0]) || offsetOf(document, above);
}
