import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { format, resolveConfig } from 'prettier';
import { isMap, isSeq, parseDocument, stringify, type Document, type YAMLSeq } from 'yaml';
import { titleFromPath } from '../../shared/menu';
import type { NavigationEntry, Synonym } from '../../shared/data-schemas';
import { readSiteReference } from '../api/read-api-reference';
import { productIdentity } from '../content/product-identity';
import { readContent } from '../content/read-content';
import type { SiteContent } from '../content/site-content';
import { isMainModule, parseFlags, runCommand } from './command-line';

type Strings = Readonly<Record<string, string>>;

/** A page, demo, or redirect to add. */
interface Kind {
  /** Question for each flag. Questions in parentheses are optional. */
  questions: Strings;
  /**
   * Returns the contents of new and changed files.
   * @param read returns the text of a file, which is empty if the file does not exist
   */
  draft: (answers: Strings, site: SiteContent, read: (file: string) => string) => Strings;
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: {
    questions: {
      path: 'URL path, such as /material-ui/react-rating/',
      description: 'Description, one sentence',
      title: '(Title, if it differs from the path)',
      component: '(Component, such as Rating; empty for a guide)',
      group: '(Navigation group, such as inputs)',
      synonyms: '(Other words people search for, separated by commas)',
    },
    draft: draftPage,
  },
  demo: {
    questions: {
      page: 'URL path of the page, such as /material-ui/react-button/',
      name: 'Name, component first, such as ButtonSizes',
      component: 'Component, such as Button',
    },
    draft: draftDemo,
  },
  redirect: {
    questions: { from: 'Old path', to: 'New path or URL' },
    draft: ({ from = '', to = '' }, site, read) => {
      requireFreePath(from, site);
      const file = 'content/_data/redirects.yaml';
      return { [file]: addRedirect(read(file), from, to) };
    },
  },
};

/** Adds what the arguments ask for. `npm run check` then reports what is still missing. */
export async function addToContent(
  [name = '', ...args]: readonly string[],
  repository: string,
): Promise<void> {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new Error(`Usage: npm run new -- ${Object.keys(KINDS).join('|')} [--flag value …]`);
  const answers = await readAnswers(kind.questions, args);
  const reference = await readSiteReference(repository);
  const site = await readContent(join(repository, 'content'), repository, reference);
  const files = kind.draft(answers, site, (file) =>
    existsSync(join(repository, file)) ? readFileSync(join(repository, file), 'utf8') : '',
  );
  for (const [file, text] of Object.entries(files)) {
    const path = join(repository, file);
    console.log(`${existsSync(path) ? 'Changed' : 'Wrote'} ${file}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  }
  if (name === 'demo') console.log(`Add this to the page: <Demo src="${answers['name']}" />`);
  console.log('\nFill it in, then run "npm run check".');
}

/**
 * Reads the flags, and asks for missing ones in a terminal.
 * @throws Error with all flags that are missing, or the known ones if one is unknown
 */
async function readAnswers(questions: Strings, args: string[]): Promise<Strings> {
  const answers = parseFlags(Object.keys(questions), args);
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null;
  for (const [flag, question] of Object.entries(questions))
    answers[flag] ??= (await terminal?.question(`${question}: `)) ?? '';
  terminal?.close();
  const missing = Object.entries(questions).filter(
    ([flag, question]) => answers[flag] === '' && !question.startsWith('('),
  );
  if (missing.length > 0)
    throw new Error(missing.map(([flag, question]) => `--${flag} is missing: ${question}.`).join('\n'));
  return answers;
}

function draftPage(answers: Strings, site: SiteContent, read: (file: string) => string): Strings {
  const { path = '', description = '', component = '', group = '', synonyms = '' } = answers;
  requireFreePath(path, site);
  const product = findProduct(path, site);
  const title = answers['title'] || titleFromPath(path);
  const folder = `content${path}`;
  const inYaml = (text: string): string => stringify(text, { lineWidth: 0 }).trim();
  const values = { TITLE: inYaml(title), DESCRIPTION: inYaml(description) };
  const demo = component === '' ? null : demoValues(component, product.id, site);
  const files =
    demo === null
      ? fillTemplate('guide', folder, values)
      : {
          ...fillTemplate('component', folder, { ...values, ...demo }),
          ...fillTemplate('demo', folder, { NAME: `${component}Basics`, ...demo }),
        };
  const navigation = `content/_data/navigation/${product.navigation ?? product.id}.yaml`;
  const edited = { [navigation]: addToNavigation(read(navigation), path, group), ...files };
  if (synonyms === '') return edited;
  const search = 'content/_data/search.yaml';
  const words = synonyms.split(',').map((word) => word.trim());
  return { ...edited, [search]: addSynonyms(read(search), words, title.toLowerCase()) };
}

function draftDemo({ page = '', name = '', component = '' }: Strings, site: SiteContent): Strings {
  const file = `content${page}${name}.tsx`;
  if (!site.pages.some(({ path }) => path === page)) throw new Error(`There is no page "${page}".`);
  if (site.files.has(file)) throw new Error(`${file} exists already.`);
  const values = demoValues(component, findProduct(page, site).id, site);
  return fillTemplate('demo', `content${page}`, { NAME: name, ...values });
}

function requireFreePath(path: string, { pages, data }: SiteContent): void {
  if (!/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/.test(path))
    throw new Error(`"${path}" is not a path. Use lowercase words and hyphens, with a slash at both ends.`);
  const page = pages.find((candidate) => candidate.path === path);
  const redirect = data.redirects.find(({ value }) => value.from === path)?.locate();
  if (page) throw new Error(`"${path}" exists already: ${page.file}.`);
  if (redirect) throw new Error(`"${path}" is a redirect already: ${redirect.file}:${redirect.line}.`);
}

function findProduct(path: string, { products }: SiteContent) {
  const { productId } = productIdentity(path, null, products);
  const product = products.find(({ id }) => id === productId);
  if (product) return product;
  const starts = products.map(({ id }) => `/${id}/`).join(', ');
  throw new Error(`"${path}" does not belong to a product. Start it with one of: ${starts}.`);
}

/** Name and import statement of a component. Templates have the semicolon. */
function demoValues(name: string, productId: string, { api }: SiteContent): Strings {
  const component = api.components.find((found) => found.name === name && found.productId === productId);
  const [statement] = component?.imports ?? [];
  if (!statement) throw new Error(`The product "${productId}" has no component "${name}".`);
  return { COMPONENT: name, IMPORT: statement.replace(/;$/, '') };
}

const TEMPLATES = 'src/node/cli/new';

/** Fills in the names and contents of the files in a template folder. A name ends with `.txt` if tools would read it. */
function fillTemplate(template: string, folder: string, values: Strings): Strings {
  const fill = (text: string): string =>
    text.replace(/TITLE|DESCRIPTION|COMPONENT|IMPORT|NAME/g, (key) => values[key] ?? key);
  const files = readdirSync(join(TEMPLATES, template)).map((file) => [
    `${folder}${fill(file).replace(/\.txt$/, '')}`,
    fill(readFileSync(join(TEMPLATES, template, file), 'utf8')),
  ]);
  return Object.fromEntries(files) as Strings;
}

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
function addRedirect(yaml: string, from: string, to: string): string {
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

if (isMainModule(import.meta.url)) runCommand(() => addToContent(process.argv.slice(2), process.cwd()), 2);
