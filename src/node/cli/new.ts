import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { readSiteReference } from '../api/read-api-reference';
import { readContent } from '../content/read-content';
import { productIdentity } from '../content/product-identity';
import type { SiteContent } from '../content/site-content';
import { titleFromPath } from '../../shared/menu';
import { addRedirect, addSynonyms, addToNavigation } from './new/edit-data';
import { runCommand } from './report-command';

type Answers = Readonly<Record<string, string>>;

interface Kind {
  /** Question for each flag. Questions in parentheses are optional. */
  questions: Answers;
  write: (answers: Answers, site: SiteContent) => Promise<void>;
}

const TEMPLATES = 'src/node/cli/new';

const KINDS: Readonly<Record<string, Kind>> = {
  page: {
    questions: {
      path: 'URL path, such as /material-ui/react-rating/',
      description: 'Description, one sentence',
      title: '(Title, if the path does not say it)',
      component: '(Component, such as Rating; empty for a guide)',
      group: '(Navigation group, such as inputs)',
      synonyms: '(Other words people search for, separated by commas)',
    },
    write: writePage,
  },
  demo: {
    questions: {
      page: 'URL path of the page, such as /material-ui/react-button/',
      name: 'Name, component first, such as ButtonSizes',
      component: 'Component, such as Button',
    },
    write: writeDemo,
  },
  redirect: { questions: { from: 'Old path', to: 'New path or URL' }, write: writeRedirect },
};

/** Adds a page, demo, or redirect. `npm run check` then reports what is still missing. */
async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new Error(`Usage: npm run new -- ${Object.keys(KINDS).join('|')} [--flag value …]`);
  const answers = await readAnswers(kind.questions, args);
  await kind.write(
    answers,
    await readContent(resolve('content'), process.cwd(), await readSiteReference(process.cwd())),
  );
  console.log('\nFill it in, then run "npm run check".');
}

/** Reads the flags, and asks for missing ones in a terminal. */
async function readAnswers(questions: Answers, args: string[]): Promise<Answers> {
  const options = Object.fromEntries(
    Object.keys(questions).map((flag) => [flag, { type: 'string' as const }]),
  );
  const answers = { ...parseArgs({ args, options }).values } as Record<string, string>;
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null;
  for (const [flag, question] of Object.entries(questions)) {
    answers[flag] ??= (await terminal?.question(`${question}: `)) ?? '';
    if (answers[flag] === '' && !question.startsWith('('))
      throw new Error(`--${flag} is missing: ${question}.`);
  }
  terminal?.close();
  return answers;
}

async function writePage(answers: Answers, site: SiteContent): Promise<void> {
  const { path = '', description = '', component = '', group = '', synonyms = '' } = answers;
  requireFreePath(path, site);
  const product = findProduct(path, site);
  const title = answers['title'] || titleFromPath(path);
  const folder = `content${path.slice(0, -1)}`;
  const navigation = `content/_data/navigation/${product.navigation ?? product.id}.yaml`;
  const words = synonyms.split(',').map((word) => word.trim());
  const inYaml = (text: string): string => stringify(text, { lineWidth: 0 }).trim();
  const texts = { TITLE: inYaml(title), DESCRIPTION: inYaml(description) };
  const statement = component === '' ? '' : importOf(component, product.id, site);
  // First, because it fails if the group does not exist.
  await editFile(navigation, (yaml) => addToNavigation(yaml, path, group));
  if (component === '') await writeTemplate('guide.mdx', `${folder}/index.mdx`, texts);
  else {
    const names = { COMPONENT: component, IMPORT: statement };
    await writeTemplate('component-page.mdx', `${folder}/index.mdx`, { ...texts, ...names });
    const demo = `${component}Basics`;
    await writeTemplate('demo.tsx.txt', `${folder}/${demo}.tsx`, { NAME: demo, ...names });
  }
  if (synonyms !== '')
    await editFile('content/_data/search.yaml', (yaml) => addSynonyms(yaml, words, title.toLowerCase()));
}

async function writeDemo(
  { page = '', name = '', component = '' }: Answers,
  site: SiteContent,
): Promise<void> {
  const file = `content${page}${name}.tsx`;
  if (!site.pages.some(({ path }) => path === page)) throw new Error(`There is no page "${page}".`);
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const statement = importOf(component, findProduct(page, site).id, site);
  await writeTemplate('demo.tsx.txt', file, { NAME: name, COMPONENT: component, IMPORT: statement });
  console.log(`Add this to the page: <Demo src="${name}" />`);
}

async function writeRedirect({ from = '', to = '' }: Answers, site: SiteContent): Promise<void> {
  requireFreePath(from, site);
  await editFile('content/_data/redirects.yaml', (yaml) => addRedirect(yaml, from, to));
}

function requireFreePath(path: string, { pages, data }: SiteContent): void {
  if (!/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/.test(path))
    throw new Error(`"${path}" is not a path. Use lowercase words and hyphens, with a slash at both ends.`);
  const page = pages.find((candidate) => candidate.path === path);
  const redirect = data.redirects.find(({ value }) => value.from === path)?.location;
  if (page) throw new Error(`"${path}" exists already: ${page.file}.`);
  if (redirect) throw new Error(`"${path}" is a redirect already: ${redirect.file}:${redirect.line}.`);
}

function findProduct(path: string, { data }: SiteContent) {
  const products = data.products.map(({ value }) => value);
  const { productId } = productIdentity(path, null, products);
  const product = products.find(({ id }) => id === productId);
  if (product) return product;
  const starts = products.map(({ id }) => `/${id}/`).join(', ');
  throw new Error(`"${path}" belongs to no product. Start it with one of: ${starts}.`);
}

/** Import statement without its semicolon. */
function importOf(name: string, productId: string, { api }: SiteContent): string {
  const component = api.components.find((found) => found.name === name && found.productId === productId);
  const [statement] = component?.imports ?? [];
  if (!statement) throw new Error(`The product "${productId}" has no component "${name}".`);
  return statement.replace(/;$/, '');
}

async function writeTemplate(template: string, file: string, values: Answers): Promise<void> {
  const text = await readFile(`${TEMPLATES}/${template}`, 'utf8');
  await writeFormatted(
    file,
    text.replace(/TITLE|DESCRIPTION|COMPONENT|IMPORT|NAME/g, (key) => values[key] ?? key),
  );
}

async function editFile(file: string, edit: (text: string) => string): Promise<void> {
  await writeFormatted(file, edit(existsSync(file) ? await readFile(file, 'utf8') : ''));
}

async function writeFormatted(file: string, text: string): Promise<void> {
  const verb = existsSync(file) ? 'Changed' : 'Wrote';
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`${verb} ${file}`);
}

runCommand(main, 2);
