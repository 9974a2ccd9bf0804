import {
  LineCounter,
  parseDocument,
  isAlias,
  isCollection,
  isNode,
  isPair,
  visit,
  type Document,
  type Alias,
} from 'yaml';
import type { z } from 'zod';

/** Parsed YAML with the position of each value. */
export interface ParsedYaml {
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
      fix: 'Put the text into quotes.',
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
    return { message: `${name} starts with a star, which has a meaning of its own` };
  if (sizeOf(alias, document, sizes) <= LARGEST_ALIAS) return null;
  return { message: `${name} stands for more than ${LARGEST_ALIAS} values`, fix: 'Write the values out.' };
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
      return 'Write a text, or indented lines of "key: text".';
    default:
      return issue.message.endsWith('.') ? issue.message : `It ${issue.message}.`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'Write a list, such as [Button, IconButton], or lines that start with "- ".',
  boolean: 'Write true or false, without quotes.',
  object: 'Write lines of "key: value", indented by two spaces.',
  record: 'Write lines of "key: text", indented by two spaces.',
  string: 'Write a text, in quotes if it looks like a number or a date.',
};
