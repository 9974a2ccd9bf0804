import type { Root } from 'mdast';
import type { Data, Processor } from 'unified';

/** What a parser adds to Markdown. */
type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<Extension['text']>[number], unknown[] | undefined>;
/** A processor with remark-parse and remark-gfm; what comes after parsing is of no account. */
interface MarkdownProcessor {
  use(plugin: (this: Processor) => void): MarkdownProcessor;
  freeze(): { parse(text: string): Root };
}

/** What GFM makes a link although nothing marks it: `www.…`, `https://…`, `name@…`, escaped or not. */
const BARE_LINK = /www\\?\.|https?\\?:|[\w.+\\-]@|&#?\w+;/i;
const CONSTRUCTS: readonly (string | undefined)[] = ['wwwAutolink', 'protocolAutolink', 'emailAutolink'];

/**
 * Makes a parser of Markdown with GFM that looks for bare links only in texts that may hold one: to look for them at
 * every letter is a quarter of the time that parsing takes.
 * @param create makes a new processor each time
 */
export function createMarkdownParser(create: () => MarkdownProcessor): (text: string) => Root {
  const complete = create().freeze();
  const faster = create().use(removeBareLinks).freeze();
  return (text) => (mayHoldBareLinks(text) ? complete : faster).parse(text);
}

/** Whether a text may hold an address that is a link by itself; says yes too often rather than too seldom. */
export function mayHoldBareLinks(text: string): boolean {
  return BARE_LINK.test(text);
}

function removeBareLinks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(withoutConstructs);
  // Of these extensions only that for bare links goes through the finished tree.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .filter(({ transforms }) => !transforms?.length);
}

function withoutConstructs(extension: Extension): Extension {
  const others = (constructs: Construct | Construct[] | undefined): Construct[] =>
    [constructs ?? []].flat().filter(({ name }) => !CONSTRUCTS.includes(name));
  const text = Object.entries(extension.text ?? {}).map(
    ([code, constructs]) => [code, others(constructs)] as const,
  );
  return { ...extension, text: Object.fromEntries(text.filter(([, constructs]) => constructs.length > 0)) };
}
