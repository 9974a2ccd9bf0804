import type { ComponentApi, Prop } from '../../../shared/api/api-reference';

/** Elements that cannot hold text. */
const STRUCTURE = new Set(['dl', 'input', 'ol', 'select', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);

/** Values that stand for a type until the author writes a better one; the first that fits counts. */
const VALUES: readonly (readonly [type: RegExp, value: string])[] = [
  [/^boolean$/, '{false}'],
  [/=> React\.\w+$/, '{() => null}'],
  [/^\(.*\) => /, '{() => {}}'],
  [/ReactElement/, '{<span>Text</span>}'],
  [/^'[^']*'/, ''],
  [/^number$/, '{1}'],
  [/Array<|\[\]$/, '{[]}'],
  [/^Interpolation</, '{{}}'],
];

/** What the author has said about a new page. */
interface NewPage {
  title: string;
  description: string;
  /** Components that it documents, the main one first. */
  components: readonly ComponentApi[];
}

/** A page with the sections that each page of its kind has; comments, which nobody sees, say what belongs there. */
export function pageText(page: NewPage): string {
  const [main] = page.components;
  const sections = main ? componentSections(page, main) : GUIDE;
  return `${[frontMatter(page), ...sections].join('\n\n')}\n`;
}

/** Name of the first demo of a component's page. */
export function basicDemo({ name }: ComponentApi): string {
  return `${name}Basics`;
}

function frontMatter({ title, description, components }: NewPage): string {
  const names = components.map(({ name }) => name).join(', ');
  return [
    '---',
    `title: ${yamlText(title)}`,
    `description: ${yamlText(description)}`,
    ...(names === '' ? [] : [`components: [${names}]`]),
    '---',
  ].join('\n');
}

/** Plain where YAML takes it for a text, else in quotes. */
function yamlText(text: string): string {
  return /^[A-Za-z][^:#]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

function componentSections({ title }: NewPage, main: ComponentApi): string[] {
  return [
    comment(
      'What it is for, when to take it, and what to take instead, with a link. One to three sentences.',
    ),
    `\`\`\`tsx\n${main.imports[0] ?? ''}\n\`\`\``,
    '## Basics',
    comment('What the demo shows, and when to do that.'),
    `<Demo src="${basicDemo(main)}" />`,
    comment(`More sections, one for each task, the most frequent first: what people do with ${title}.`),
    '## Customization',
    comment('How one of them gets another look, and how all of them get it in the theme.'),
    '## Accessibility',
    comment(
      'What is built in: role, name, and state. What each key does, as a table "Key | Effect" with a test in tests/e2e/keys. What is left to the app.',
    ),
  ];
}

const GUIDE = [
  comment('What you have at the end, and what you need before. One to three sentences.'),
  '## First step',
  comment('Name the section after what the reader does in it, and do one thing in each section.'),
  '## Next steps',
  comment('Links to the pages that come after this one.'),
];

function comment(text: string): string {
  return `{/* ${text} */}`;
}

/** A demo that shows one component with what it cannot do without. */
export function demoText(name: string, component: ComponentApi): string {
  const [statement = ''] = component.imports;
  return `${statement}\n\nexport default function ${name}() {\n  return ${elementOf(component)};\n}\n`;
}

function elementOf({ name, props, nativeElement }: ComponentApi): string {
  const given = props.filter(
    (prop) => (prop.required && prop.inheritedFrom === null) || (prop.name === 'label' && takesText(prop)),
  );
  const attributes = given
    .filter(({ name: key }) => key !== 'children')
    .map((prop) => ` ${attributeOf(prop)}`);
  const opening = `<${name}${attributes.join('')}`;
  const children = childrenOf(props, nativeElement);
  return children === '' ? `${opening} />` : `${opening}>${children}</${name}>`;
}

function childrenOf(props: readonly Prop[], nativeElement: string | null): string {
  const children = props.find(({ name }) => name === 'children');
  if (!children) return '';
  if (STRUCTURE.has(nativeElement ?? '')) return children.required ? '{[]}' : '';
  if (/ReactElement/.test(children.type)) return '<span>Text</span>';
  return takesText(children) ? 'Text' : '';
}

function takesText({ type }: Prop): boolean {
  return /ReactNode/.test(type);
}

function attributeOf({ name, type }: Prop): string {
  const literal = /^'([^']*)'/.exec(type)?.[1];
  const value = VALUES.find(([pattern]) => pattern.test(type))?.[1] || `"${literal ?? 'Text'}"`;
  return `${name}=${value}`;
}
