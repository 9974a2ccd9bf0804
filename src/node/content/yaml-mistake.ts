import { isAlias, isCollection, isNode, isPair, visit, type Alias, type Document } from 'yaml';

/** Where YAML cannot be read, and the reason without full stop. */
export interface YamlMistake {
  message: string;
  /** What to write instead, when it is not about indents and quotes. */
  fix?: string;
  offset: number;
}

/** Nodes within each other; a key and its value are two. */
const DEEPEST = 100;
/** Values that one alias may stand for; ten lists of nine aliases each, one made of the other, would be milliards. */
const LARGEST_ALIAS = 1000;

/**
 * The first thing that keeps a document from being read, or null. Only the first: what a YAML parser
 * complains about after it is mostly a consequence.
 */
export function findYamlMistake(document: Document): YamlMistake | null {
  const [error] = document.errors;
  if (!error) return findExcess(document);
  const [firstLine = ''] = error.message.split('\n');
  const [offset] = error.pos;
  if (firstLine.startsWith('Maximum call stack')) return { ...TOO_DEEP, offset };
  return { message: firstLine.replace(/ at line \d+.*$/, '').replace(/[.:]$/, ''), offset };
}

type Reason = Omit<YamlMistake, 'offset'>;

const TOO_DEEP: Reason = {
  message: 'its lists and keys are nested too deeply',
  fix: 'Write them with fewer levels.',
};

/** What would make `toJS` throw, or never end. */
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

/** `title: *Button*` is an alias to YAML, and an alias in the list that it stands for has no end. */
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
  // Whoever comes back here while it is being counted has met an alias within what it stands for.
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
