import { posix } from 'node:path';
import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { z } from 'zod';
import type { Problem, SourceLocation } from '../../shared/problem';
import { closest } from '../../shared/suggest';

/** Parsed YAML with the position of each value. */
interface ParsedYaml {
  document: Document;
  /** Undefined if the document has a mistake. */
  value: unknown;
  mistake: YamlMistake | null;
  /** Position of an offset. Both numbers start at 1. */
  placeOf(offset: number): { line: number; column: number };
}

/** Parses a document. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'error' });
  const mistake = findYamlMistake(document);
  return {
    document,
    mistake,
    // Aliases that stand for too much are a mistake, found with their place.
    value: mistake ? undefined : document.toJS({ maxAliasCount: -1 }),
    placeOf: (offset) => {
      const { line, col } = lineCounter.linePos(offset);
      return { line, column: col };
    },
  };
}

/** Position and cause of a mistake. The message has no full stop. */
interface YamlMistake {
  message: string;
  /** Fix for errors other than indents and quotes. */
  fix?: string;
  offset: number;
}

/** Maximum nesting depth. A key and its value count as two levels. */
const DEEPEST = 100;
/**
 * Maximum number of values that an alias expands to. Ten lists of nine aliases each, nested, would expand to billions.
 */
const LARGEST_ALIAS = 1000;

/** The first parse error, or null. Later errors are usually caused by the first. */
function findYamlMistake(document: Document): YamlMistake | null {
  // A warning is about a tag such as `!important`, which would be dropped.
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return findExcess(document);
  const [firstLine = ''] = error.message.split('\n');
  const [offset] = error.pos;
  if (firstLine.startsWith('Maximum call stack')) return { ...TOO_DEEP, offset };
  const [, tag] = /^Unresolved tag: (\S+)/.exec(firstLine) ?? [];
  if (tag !== undefined)
    return {
      message: `"${tag}" starts with an exclamation mark, which makes it a tag`,
      fix: 'Put the text in quotes.',
      offset,
    };
  return { message: firstLine.replace(/ at line \d+.*$/, '').replace(/[.:]$/, ''), offset };
}

type Reason = Omit<YamlMistake, 'offset'>;

const TOO_DEEP: Reason = {
  message: 'its lists and keys are nested too deeply',
  fix: 'Write them with fewer levels.',
};

/** Finds values on which `toJS` would throw or never end. */
function findExcess(document: Document): YamlMistake | null {
  const sizes = new Map<unknown, number>();
  let mistake: YamlMistake | null = null;
  visit(document, (_key, node, path) => {
    const reason = path.length > DEEPEST ? TOO_DEEP : isAlias(node) && aliasMistake(node, document, sizes);
    if (!reason) return undefined;
    const place = isPair(node) ? node.key : node;
    mistake = { ...reason, offset: (isNode(place) && place.range?.[0]) || 0 };
    return visit.BREAK;
  });
  return mistake;
}

/** In YAML, `title: *Button*` is an alias. An alias inside its own value never ends. */
function aliasMistake(alias: Alias, document: Document, sizes: Map<unknown, number>): Reason | null {
  const name = `"*${alias.source}"`;
  if (!alias.resolve(document))
    return { message: `${name} starts with an asterisk, which makes it an alias` };
  if (sizeOf(alias, document, sizes) <= LARGEST_ALIAS) return null;
  return { message: `${name} expands to more than ${LARGEST_ALIAS} values`, fix: 'Write the values out.' };
}

/** How many values a part of a document becomes when its aliases are followed. */
function sizeOf(node: unknown, document: Document, sizes: Map<unknown, number>): number {
  const known = sizes.get(node);
  if (known !== undefined) return known;
  // Marks the node while it is being counted, to detect an alias inside its own value.
  sizes.set(node, Infinity);
  const parts = isAlias(node)
    ? [node.resolve(document)]
    : isPair(node)
      ? [node.key, node.value]
      : isCollection(node)
        ? node.items
        : [];
  const size = parts.reduce<number>((sum, part) => sum + sizeOf(part, document, sizes), 1);
  sizes.set(node, size);
  return size;
}

/** Fix for a value that a schema rejects, as one sentence. */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Write one of: ${issue.values.join(', ')}.`;
    case 'invalid_type':
      return TYPES[issue.expected] ?? `Write a ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'Write a text.' : `${issue.message}.`;
    case 'invalid_union':
      return 'Write text, or indented lines of "key: text".';
    default:
      return issue.message.endsWith('.') ? issue.message : `It ${issue.message}.`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'Write a list, such as [Button, IconButton], or lines that start with "- ".',
  boolean: 'Write true or false, without quotes.',
  object: 'Write lines of "key: value", indented by two spaces.',
  record: 'Write lines of "key: text", indented by two spaces.',
  string: 'Write text, in quotes if it looks like a number or a date.',
};

const MOST_CHOICES = 8;

/** "Did you mean …?", or another fix if there is no suggestion. */
export function didYouMean(near: string | null, otherwise: string): string {
  return near === null ? otherwise : `Did you mean "${near}"?`;
}

/** Suggests the most similar candidate, or another fix if none is similar. */
export function suggestion(value: string, candidates: Iterable<string>, otherwise: string): string {
  return didYouMean(closest(value, candidates), otherwise);
}

/** Suggests the most similar file of a folder. The folder stays as written. */
export function fileSuggestion(path: string, names: readonly string[], otherwise: string): string {
  const name = posix.basename(path);
  const near = closest(name, names);
  return didYouMean(near === null ? null : path.slice(0, path.length - name.length) + near, otherwise);
}

/** Lists the valid values, unless the list would be too long. */
export function oneOf(choices: readonly string[], otherwise: string): string {
  if (choices.length === 0 || choices.length > MOST_CHOICES) return otherwise;
  return `Write one of: ${choices.join(', ')}.`;
}

/** Keys and indexes of a value in a YAML file. */
export type YamlPath = readonly (string | number)[];

/** A validated YAML file with the position of each value. */
export interface YamlFile<Value> {
  value: Value;
  problems: Problem[];
  /** Location of the value at `path`, or of its nearest ancestor. */
  locate(path: YamlPath): SourceLocation;
}

/**
 * Parses and validates one data file. Problems contain the line of the value.
 * @param fallback replaces an invalid file, so other checks still run
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  fallback: z.output<Schema>,
): YamlFile<z.output<Schema>> {
  const { document, value, mistake, placeOf } = parseYaml(text);
  const locate = (path: YamlPath): SourceLocation => ({
    file,
    line: placeOf(offsetOf(document, path)).line,
  });
  if (mistake) {
    const problem: Problem = {
      rule: 'yaml',
      what: `The YAML cannot be read: ${mistake.message}.`,
      where: [{ file, ...placeOf(mistake.offset) }],
      fix:
        mistake.fix ??
        'Indent with two spaces, write "- " before list items, and quote values that contain ": " or " #".',
    };
    return { value: fallback, problems: [problem], locate };
  }
  const parsed = schema.safeParse(value ?? fallback);
  if (parsed.success) return { value: parsed.data, problems: [], locate };
  const problems = parsed.error.issues.flatMap((issue) => describe(issue, document, schema, locate));
  return { value: fallback, problems, locate };
}

function describe(
  issue: z.core.$ZodIssue,
  document: Document,
  schema: z.ZodType,
  locate: (path: YamlPath) => SourceLocation,
): Problem[] {
  const path = issue.path.filter((key): key is string | number => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      rule: 'data',
      what: `Unknown key "${key}".`,
      where: [locate([...path, key])],
      fix: suggestion(key, knownKeys(schema), 'Remove the line.'),
    }));
  }
  const key = path.at(-1);
  if (issue.code === 'invalid_key') {
    const [{ message } = issue] = issue.issues;
    return [
      { rule: 'data', what: `The key "${key}" is not allowed here.`, where: [locate(path)], fix: message },
    ];
  }
  if (typeof key === 'string' && !document.hasIn(path)) {
    const fix = `Add a line "${key}: …" here.`;
    return [{ rule: 'data', what: `"${key}" is missing.`, where: [locate(path)], fix }];
  }
  const name = key === undefined ? 'The file' : typeof key === 'number' ? `Item ${key + 1}` : `"${key}"`;
  const value = JSON.stringify(document.getIn(path)) ?? 'null';
  const what = `${name} is ${value === 'null' || value === '""' ? 'empty' : value}.`;
  return [{ rule: 'data', what, where: [locate(path)], fix: expectation(issue) }];
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

function offsetOf(document: Document, path: YamlPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = keyOffset(document, path.slice(0, length)) ?? valueOffset(document, path.slice(0, length));
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** The key rather than its value, which can start on a later line. */
function keyOffset(document: Document, path: YamlPath): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function valueOffset(document: Document, path: YamlPath): number | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}
