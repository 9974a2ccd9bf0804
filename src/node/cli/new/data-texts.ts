import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/** Names of the groups of a navigation tree that hold pages, such as `inputs` or `Getting started`. */
export function navigationGroups(yaml: string): string[] {
  return findGroups(parseDocument(yaml).contents).map(({ name }) => name);
}

/**
 * Adds a page to a group of a navigation tree: in its place in the alphabet if the group is sorted, else at the end.
 * @param group null for the top level of the tree
 */
export function addToNavigation(yaml: string, pathname: string, group: string | null): string {
  const document = parseDocument(yaml);
  const entries = group === null ? topLevel(document) : findGroup(document, group);
  const paths = entries.items.map((item) => (isMap(item) ? String(item.get('pathname')) : ''));
  const isSorted = paths.every((path, index) => index === 0 || (paths[index - 1] ?? '') < path);
  const later = paths.findIndex((path) => path > pathname);
  const position = isSorted && later >= 0 ? later : paths.length;
  entries.items.splice(position, 0, document.createNode({ pathname }));
  return document.toString(STYLE);
}

/** Adds words that readers type for something; what is meant by others already is told by them alone. */
export function addSynonyms(yaml: string, words: readonly string[], meaning: string): string {
  const document = parseDocument(yaml);
  const synonyms = document.get('synonyms');
  if (!isSeq(synonyms)) throw new Error('"search.yaml" has no list "synonyms".');
  const known = synonyms.items.filter(isMap).find((item) => textsOf(item, 'mean').join() === meaning);
  if (known) {
    const written = known.get('write') as YAMLSeq;
    const more = words.filter((word) => !textsOf(known, 'write').includes(word));
    for (const word of more) written.add(document.createNode(word));
  } else {
    const entry = document.createNode({ write: words, mean: [meaning] });
    for (const { value } of entry.items as Pair<unknown, YAMLSeq>[]) if (value) value.flow = true;
    synonyms.add(entry);
  }
  return document.toString(STYLE);
}

/** Adds a redirect; redirects that led to the old path lead to the new one. */
export function addRedirect(yaml: string, from: string, to: string): string {
  const document = parseDocument(yaml);
  const redirects = topLevel(document);
  for (const item of redirects.items.filter(isMap)) {
    const target = String(item.get('to'));
    if (target === from || target.startsWith(`${from}#`)) item.set('to', to + target.slice(from.length));
  }
  redirects.add(document.createNode({ from, to }));
  return document.toString(STYLE);
}

function topLevel(document: Document): YAMLSeq {
  if (document.contents === null) document.contents = document.createNode([]) as never;
  if (!isSeq(document.contents)) throw new Error('The YAML file is no list.');
  return document.contents as YAMLSeq;
}

function findGroup(document: Document, name: string): YAMLSeq {
  const group = findGroups(document.contents).find((candidate) => candidate.name === name);
  if (!group) throw new Error(`The navigation has no group "${name}".`);
  return group.entries;
}

interface Group {
  name: string;
  entries: YAMLSeq;
}

function findGroups(node: unknown): Group[] {
  if (!isSeq(node)) return [];
  return node.items.filter(isMap).flatMap((item) => {
    const children = item.get('children');
    if (!isSeq(children) || children.items.length === 0) return [];
    const below = findGroups(children);
    const holdsPages = children.items.some((child) => isMap(child) && !child.has('children'));
    return holdsPages ? [{ name: nameOf(item), entries: children }, ...below] : below;
  });
}

function nameOf(item: YAMLMap): string {
  return String(item.get('subheader') ?? item.get('title') ?? item.get('pathname'));
}

function textsOf(item: YAMLMap, key: string): string[] {
  const list = item.get(key);
  return isSeq(list) ? list.items.map((text) => String(isScalar(text) ? text.value : text)) : [];
}
