import type { ParsedPage } from '../../../../src/shared/page';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { describeProblems, page } from '../content/site-with';

/** Parses a page whose body starts on line 6. */
export function parseBody(body: string): ParsedPage {
  return parsePage({ file: 'content/x/index.mdx', path: '/x/', text: page(body) });
}

/** The HTML of a page without demos. Throws if the page has problems. */
export function htmlOf(body: string): string {
  const { blocks, problems } = parseBody(body);
  if (problems.length > 0) throw new Error(describeProblems(problems));
  return blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join('\n');
}

/** The problems of a page as text, without the name of its file. */
export function problemsOf(body: string): string {
  return describeProblems(parseBody(body).problems).replaceAll('content/x/index.mdx:', '');
}
