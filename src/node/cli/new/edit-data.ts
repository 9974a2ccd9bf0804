import { isMap, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml';

const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/** Names of the navigation groups that contain pages, such as `inputs`. */
export function navigationGroups(yaml: string): string[] {
  return findGroups(parseDocument(yaml).contents).map(({ name }) => name);
}

/**
 * Adds a page to a navigation group, alphabetically if the group is sorted, otherwise at the end.
 * @param group Empty for the top level of the tree.
 * @throws Error if the group does not exist.
 */
export function addToNavigation(yaml: string, pathname: string, group: string): string {
  const document = parseDocument(yaml);
  const entries =
    group === ''
      ? topLevel(document)
      : findGroups(document.contents).find(({ name }) => name === group)?.entries;
  if (!entries)
    throw new Error(`There is no group "${group}". Use one of: ${navigationGroups(yaml).join(', ')}.`);
  const paths = entries.items.map((item) => (isMap(item) ? String(item.get('pathname')) : ''));
  const isSorted = paths.every((path, index) => index === 0 || (paths[index - 1] ?? '') < path);
  const next = paths.findIndex((path) => path > pathname);
  entries.items.splice(isSorted && next >= 0 ? next : paths.length, 0, document.createNode({ pathname }));
  return document.toString(STYLE);
}

/** Adds search synonyms. Words for the same target are added to its existing entry. */
export function addSynonyms(yaml: string, words: readonly string[], target: string): string {
  const document = parseDocument(yaml);
  const synonyms = document.get('synonyms');
  if (!isSeq(synonyms)) throw new Error('"search.yaml" has no list "synonyms".');
  const entry = synonyms.items
    .filter(isMap)
    .find((item) => JSON.stringify((item.get('mean') as YAMLSeq).toJSON()) === JSON.stringify([target]));
  const known = entry?.get('write') as YAMLSeq<unknown> | undefined;
  const added = words.filter((word) => !(known?.toJSON() as string[] | undefined)?.includes(word));
  if (known) for (const word of added) known.add(document.createNode(word));
  else {
    const list = (items: readonly string[]) => document.createNode(items, { flow: true });
    synonyms.add(document.createNode({ write: list(added), mean: list([target]) }));
  }
  return document.toString(STYLE);
}

/** Adds a redirect. Updates existing redirects to the old path, so there are no chains. */
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
  if (!isSeq(document.contents)) throw new Error('The YAML file is not a list.');
  return document.contents as YAMLSeq;
}

interface Group {
  name: string;
  entries: YAMLSeq;
}

function findGroups(node: unknown): Group[] {
  if (!isSeq(node)) return [];
  return node.items.filter(isMap).flatMap((item) => {
    const children = item.get('children');
    if (!isSeq(children)) return [];
    const containsPages = children.items.some((child) => isMap(child) && !child.has('children'));
    return [...(containsPages ? [{ name: nameOf(item), entries: children }] : []), ...findGroups(children)];
  });
}

function nameOf(item: YAMLMap): string {
  return String(item.get('subheader') ?? item.get('title') ?? item.get('pathname'));
}
