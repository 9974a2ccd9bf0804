import { posix } from 'node:path';
import { closest } from '../../../shared/texts/suggest';
import type { SiteContent } from '../../content/site-content';
import type { UnrenderedPage } from '../../content/page/parse-page';
import type { ComponentApi } from '../../../shared/api/api-reference';
import { productIdentity } from '../../content/product-identity';
import type { Answers, Field } from './answers';
import { readIfThere, type Change } from './changes';
import { demoText } from './demo-text';
import { insertDemo } from './insert-demo';

/** Components that stand in a demo of a page about something else. */
const PLAIN = ['Typography', 'Box'];

/** What a new demo needs to be told. */
export const DEMO_FIELDS: readonly Field[] = [
  { name: 'page', question: 'Path of the page, such as /material-ui/react-button/' },
  { name: 'name', question: 'Name of the demo, component first, such as ButtonSizes' },
  { name: 'heading', question: 'Section of the page, such as Size' },
];

/** The files of a new demo: its code, and the page that shows it. */
export async function planDemo(
  { page: path = '', name = '', heading = '' }: Answers,
  site: SiteContent,
  repository: string,
): Promise<Change[]> {
  const page = requirePage(path, site);
  requireDemoName(name, page, site);
  const text = insertDemo(await readIfThere(repository, page.file), name, heading);
  return [
    { file: page.file, text },
    { file: `${posix.dirname(page.file)}/${name}.tsx`, text: demoText(name, componentFor(page, site)) },
  ];
}

function requirePage(path: string, { pages }: SiteContent): UnrenderedPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (page) return page;
  const near = closest(
    path,
    pages.map((candidate) => candidate.path),
  );
  throw new Error(`There is no page "${path}".${near === null ? '' : ` Did you mean "${near}"?`}`);
}

function requireDemoName(name: string, { file, demos }: UnrenderedPage, { files }: SiteContent): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Error(`"${name}" is no name of a demo: write words without spaces, such as "ButtonSizes".`);
  const isThere = demos.some((demo) => demo.name === name) || files.has(`${posix.dirname(file)}/${name}.tsx`);
  if (isThere) throw new Error(`The page has a demo "${name}" already.`);
}

/** The main component of the page; something plain on a page about something else. */
function componentFor({ path, frontMatter }: UnrenderedPage, { api }: SiteContent): ComponentApi {
  const { productId } = productIdentity(path);
  const own = api.components.filter((component) => component.productId === productId);
  const known = own.length > 0 ? own : api.components;
  for (const name of [...frontMatter.components, ...PLAIN]) {
    const component = known.find((candidate) => candidate.name === name);
    if (component) return component;
  }
  throw new Error('No component is known that a demo could show. Run "npm ci".');
}
