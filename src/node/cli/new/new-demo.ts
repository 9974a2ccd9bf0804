import { posix } from 'node:path';
import type { ComponentApi } from '../../../shared/api/api-reference';
import { suggestion } from '../../content/suggestion';
import type { UnrenderedPage } from '../../content/page/parse-page';
import { productIdentity } from '../../content/product-identity';
import type { SiteContent } from '../../content/site-content';
import type { Answers, Field } from './answers';
import { readIfThere, type Change } from './changes';
import { demoText } from './texts';

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
  const paths = pages.map((candidate) => candidate.path);
  throw new Error(`There is no page "${path}". ${suggestion(path, paths, '')}`.trim());
}

function requireDemoName(name: string, { file, demos }: UnrenderedPage, { files }: SiteContent): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Error(`"${name}" is no name of a demo: write words without spaces, such as "ButtonSizes".`);
  const isThere = demos.some((demo) => demo.name === name) || files.has(`${posix.dirname(file)}/${name}.tsx`);
  if (isThere) throw new Error(`The page has a demo "${name}" already.`);
}

/** The main component of the page; something plain on a page about something else. */
function componentFor({ path, frontMatter }: UnrenderedPage, { api, data }: SiteContent): ComponentApi {
  const products = data.products.map(({ value }) => value);
  const { productId } = productIdentity(path, frontMatter.productId, products);
  const own = api.components.filter((component) => component.productId === productId);
  const known = own.length > 0 ? own : api.components;
  for (const name of [...frontMatter.components, ...PLAIN]) {
    const component = known.find((candidate) => candidate.name === name);
    if (component) return component;
  }
  throw new Error('No component is known that a demo could show. Run "npm ci".');
}

/** Sections that stay at the end of a page. */
const LAST_SECTIONS = ['Customization', 'Accessibility', 'Limitations', 'Next steps'];

/** Puts a demo at the end of a section; a section that is not there yet comes before those at the end of the page. */
export function insertDemo(page: string, demo: string, heading: string): string {
  const lines = page.trimEnd().split('\n');
  const sections = findSections(lines);
  const element = `<Demo src="${demo}" />`;
  const index = sections.findIndex(({ text }) => text === heading);
  if (index >= 0) return insertAt(lines, sections[index + 1]?.line ?? lines.length, [element]);
  const last = sections.find(({ text }) => LAST_SECTIONS.includes(text));
  const comment = '{/* What the demo shows, and when to do that. */}';
  return insertAt(lines, last?.line ?? lines.length, [`## ${heading}`, comment, element]);
}

function insertAt(lines: readonly string[], line: number, blocks: readonly string[]): string {
  const before = lines.slice(0, line).join('\n').trimEnd();
  const after = lines.slice(line).join('\n');
  return `${[before, ...blocks, ...(after === '' ? [] : [after])].join('\n\n')}\n`;
}

/** Headings of the second level that do not stand in a code block. */
function findSections(lines: readonly string[]): { text: string; line: number }[] {
  const sections: { text: string; line: number }[] = [];
  let fence: string | null = null;
  for (const [line, content] of lines.entries()) {
    const marks = /^ *(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== null) fence = content.trim() === fence ? null : fence;
    else if (marks) fence = marks;
    const text = fence === null ? /^## +(.+?) *$/.exec(content)?.[1] : undefined;
    if (text !== undefined) sections.push({ text, line });
  }
  return sections;
}
