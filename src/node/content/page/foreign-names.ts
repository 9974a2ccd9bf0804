import { CALLOUT_KINDS } from './content-components';

const callout = (kind: (typeof CALLOUT_KINDS)[number]): string =>
  `Write a callout: ":::${kind}" on a line of its own, and ":::" where it ends.`;
const DEMO = 'Write it in a demo, and show that with <Demo src="…" />.';

/** What other documentation tools have an element for → how it is written here. */
const FOREIGN: Readonly<Record<string, string>> = {
  Accordion: 'Write <details> with a <summary>.',
  Admonition: callout('info'),
  Alert: callout('info'),
  Aside: callout('info'),
  Callout: callout('info'),
  Caution: callout('warning'),
  Code: 'Write the code between lines of three backticks.',
  CodeBlock: 'Write the code between lines of three backticks.',
  CodeGroup: 'Write <CodeTabs storageKey="…"> around code fences with labels.',
  Danger: callout('error'),
  Figure: 'Write ![What it shows](./file.png).',
  Image: 'Write ![What it shows](./file.png).',
  Important: callout('warning'),
  Info: callout('info'),
  Link: 'Write [text](/path/of-the-page/).',
  Note: callout('info'),
  Steps: 'Write a list with numbers.',
  Tab: 'Write <CodeTabs storageKey="…"> around code fences with labels.',
  Tabs: 'Write <CodeTabs storageKey="…"> around code fences with labels.',
  TabItem: 'Write <CodeTabs storageKey="…"> around code fences with labels.',
  Tip: callout('success'),
  Warning: callout('warning'),
  button: DEMO,
  canvas: DEMO,
  form: DEMO,
  h1: 'Write the title into the front matter, and "##" before the headings of sections.',
  iframe: DEMO,
  input: DEMO,
  script: DEMO,
  style: DEMO,
  svg: 'Save it beside the page, and write ![What it shows](./file.svg).',
};

/** How to write what an element means elsewhere; null for one that means nothing. */
export function foreignAdvice(name: string): string | null {
  return Object.hasOwn(FOREIGN, name) ? (FOREIGN[name] ?? null) : null;
}
