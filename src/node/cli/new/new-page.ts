import type { ComponentApi } from '../../../shared/api/api-reference';
import { frontMatterSchema } from '../../../shared/page/front-matter';
import { titleFromPath } from '../../../shared/navigation/menu';
import type { Product } from '../../../shared/product/product';
import { suggestion } from '../../content/suggestion';
import { productIdentity } from '../../content/product-identity';
import type { SiteContent } from '../../content/site-content';
import type { Answers, Field } from './answers';
import { readIfThere, type Change } from './changes';
import { addSynonyms, addToNavigation, navigationGroups } from './data-texts';
import { basicDemo, demoText, pageText } from './texts';

const SEARCH = 'content/_data/search.yaml';

/** What a new page needs to be told. */
export function pageFields(site: SiteContent, repository: string): Field[] {
  return [
    { name: 'path', question: 'Path, such as /material-ui/react-rating/' },
    { name: 'title', question: 'Title', fallback: ({ path = '' }) => titleFromPath(path) },
    { name: 'description', question: 'Description, one sentence' },
    { name: 'components', question: 'Components, such as Rating (none for a guide)', fallback: () => '' },
    {
      name: 'group',
      question: 'Group of the navigation',
      choices: async ({ path = '' }) =>
        navigationGroups(await readIfThere(repository, navigationFile(requireProduct(path, site)))),
    },
    { name: 'synonyms', question: 'Other words that people search for', fallback: () => '' },
  ];
}

/** The files of a new page: the page, a demo of its main component, its place in the navigation, search words. */
export async function planPage(answers: Answers, site: SiteContent, repository: string): Promise<Change[]> {
  const { path = '', title = '', description = '', group = '' } = answers;
  requireNewPath(path, site);
  const product = requireProduct(path, site);
  const components = listOf(answers['components']).map((name) => requireComponent(name, product, site));
  checkFrontMatter({ title, description, components: components.map(({ name }) => name) });
  const folder = `content${path.slice(0, -1)}`;
  const navigation = navigationFile(product);
  const changes: Change[] = [
    { file: `${folder}/index.mdx`, text: pageText({ title, description, components }) },
    {
      file: navigation,
      text: addToNavigation(await readIfThere(repository, navigation), path, group === '' ? null : group),
    },
  ];
  const [main] = components;
  if (main) {
    const name = basicDemo(main);
    changes.push({ file: `${folder}/${name}.tsx`, text: demoText(name, main) });
  }
  const synonyms = listOf(answers['synonyms']);
  if (synonyms.length > 0)
    changes.push({
      file: SEARCH,
      text: addSynonyms(await readIfThere(repository, SEARCH), synonyms, title.toLowerCase()),
    });
  return changes;
}

function requireProduct(path: string, { data }: SiteContent): Product {
  const products = data.products.map(({ value }) => value);
  const { productId } = productIdentity(path, null, products);
  const product = products.find(({ id }) => id === productId);
  if (product) return product;
  const paths = products.map(({ id }) => `/${id}/`).join(', ');
  throw new Error(`"${path}" belongs to no product: begin with one of ${paths}.`);
}

function navigationFile({ id, navigation = id }: Product): string {
  return `content/_data/navigation/${navigation}.yaml`;
}

function requireComponent(name: string, { id }: Product, { api }: SiteContent): ComponentApi {
  const components = api.components.filter(({ productId }) => productId === id);
  const component = components.find((candidate) => candidate.name === name);
  if (component) return component;
  const names = components.map((candidate) => candidate.name);
  throw new Error(`The product "${id}" has no component "${name}". ${suggestion(name, names, '')}`.trim());
}

function checkFrontMatter(keys: { title: string; description: string; components: string[] }): void {
  const [issue] = frontMatterSchema.safeParse(keys).error?.issues ?? [];
  if (issue) throw new Error(`The ${issue.path.join('.')} does not fit: ${issue.message}`);
}

/** Lower case, ASCII, hyphens: what can be typed, read out, and served by any host. */
const PATH = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

/** @throws Error if a path is malformed, or leads to something already */
export function requireNewPath(path: string, { pages, api, data, handMadePaths }: SiteContent): void {
  if (!PATH.test(path))
    throw new Error(
      `"${path}" is no path: write lower-case words joined by hyphens, with a slash at both ends.`,
    );
  const page = pages.find((candidate) => candidate.path === path);
  if (page) throw new Error(`"${path}" is a page already: ${page.file}.`);
  if (handMadePaths.includes(path) || api.components.some((component) => component.path === path))
    throw new Error(`"${path}" is a page that the build makes.`);
  const redirect = data.redirects.find(({ value }) => value.from === path);
  if (redirect)
    throw new Error(`"${path}" is a redirect already: ${redirect.location.file}:${redirect.location.line}.`);
}

/** `stars, score` → `['stars', 'score']`. */
function listOf(text = ''): string[] {
  const items = text.split(',').map((item) => item.trim());
  return [...new Set(items.filter(Boolean))];
}
