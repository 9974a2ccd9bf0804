import { isMap, isSeq, parseDocument, type Document, type YAMLSeq } from 'yaml';
import type { NavigationEntry } from '../../../shared/navigation-entry';
import type { Synonym } from '../../../shared/search-data';

const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/**
 * Adds a page to a navigation group, alphabetically if the group is sorted, otherwise at the end.
 * @param group Empty for the top level of the tree.
 * @throws Error if the group does not exist.
 */
export function addToNavigation(yaml: string, pathname: string, group: string): string {
  const document = parseDocument(yaml);
  const tree = topLevel(document);
  const groups = new Map(findGroups(tree));
  const entries = group === '' ? tree : groups.get(group);
  if (!entries)
    throw new Error(`There is no group "${group}". Use one of: ${[...groups.keys()].join(', ')}.`);
  const paths = (entries.toJSON() as NavigationEntry[]).map((entry) => entry.pathname);
  const isSorted = paths.join() === paths.toSorted().join();
  const next = paths.findIndex((path) => path > pathname);
  entries.items.splice(isSorted && next >= 0 ? next : paths.length, 0, document.createNode({ pathname }));
  return document.toString(STYLE);
}

/** The groups that contain pages, by name, such as `inputs`. */
function findGroups({ items }: YAMLSeq): [name: string, entries: YAMLSeq][] {
  return items.filter(isMap).flatMap((item) => {
    const children = item.get('children');
    if (!isSeq(children)) return [];
    const name = String(item.get('subheader') ?? item.get('title') ?? item.get('pathname'));
    const containsPages = children.items.some((child) => isMap(child) && !child.has('children'));
    const inside = findGroups(children);
    return containsPages ? [[name, children], ...inside] : inside;
  });
}

/** Adds search synonyms. Words for the same target are added to its existing entry. */
export function addSynonyms(yaml: string, words: readonly string[], target: string): string {
  const document = parseDocument(yaml);
  const { synonyms } = (document.toJS() ?? {}) as { synonyms?: Synonym[] };
  if (!synonyms) throw new Error('"search.yaml" has no list "synonyms".');
  const index = synonyms.findIndex(({ mean }) => mean.length === 1 && mean[0] === target);
  const added = words.filter((word) => !synonyms[index]?.write.includes(word));
  if (index >= 0) for (const word of added) document.addIn(['synonyms', index, 'write'], word);
  else {
    const list = (items: readonly string[]) => document.createNode(items, { flow: true });
    const entry = document.createNode({ write: list(words), mean: list([target]) });
    document.addIn(['synonyms'], entry);
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

/** The list in a file, which can be empty. */
function topLevel(document: Document): YAMLSeq {
  if (document.contents === null) document.contents = document.createNode([]) as never;
  if (!isSeq(document.contents)) throw new Error('The YAML file is not a list.');
  return document.contents as YAMLSeq;
}
