import type { SiteContent } from '../../content/site-content';
import type { Answers, Field } from './answers';
import { readIfThere, type Change } from './changes';
import { addRedirect } from './data-texts';
import { requireNewPath } from './paths';

const REDIRECTS = 'content/_data/redirects.yaml';

/** What a new redirect needs to be told. */
export const REDIRECT_FIELDS: readonly Field[] = [
  { name: 'from', question: 'Old path, which no page has any more' },
  { name: 'to', question: 'New path, or a full web address' },
];

/** The change of the list of redirects. */
export async function planRedirect(
  { from = '', to = '' }: Answers,
  site: SiteContent,
  repository: string,
): Promise<Change[]> {
  requireNewPath(from, site);
  const [path = ''] = to.split('#');
  const isKnown =
    /^https:\/\/\S+$/.test(to) ||
    site.handMadePaths.includes(path) ||
    [...site.pages, ...site.api.components].some((page) => page.path === path);
  if (!isKnown) throw new Error(`"${to}" is no page: write the path of one, or a web address.`);
  return [{ file: REDIRECTS, text: addRedirect(await readIfThere(repository, REDIRECTS), from, to) }];
}
