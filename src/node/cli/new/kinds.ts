import { parseArgs } from 'node:util';
import type { SiteContent } from '../../content/site-content';
import { collectAnswers, type Answers, type Ask, type Field } from './answers';
import { readIfThere, type Change } from './changes';
import { addRedirect } from './data-texts';
import { DEMO_FIELDS, planDemo } from './new-demo';
import { pageFields, planPage, requireNewPath } from './new-page';

const REDIRECTS = 'content/_data/redirects.yaml';

/** What a new redirect needs to be told. */
const REDIRECT_FIELDS: readonly Field[] = [
  { name: 'from', question: 'Old path, which no page has any more' },
  { name: 'to', question: 'New path, or a full web address' },
];

interface Kind {
  fields: (site: SiteContent, repository: string) => readonly Field[];
  plan: (answers: Answers, site: SiteContent, repository: string) => Promise<Change[]>;
  /** What is left to do. */
  next: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: {
    fields: pageFields,
    plan: planPage,
    next: 'Write the text where the comments say what belongs there, and make the demo show a task.',
  },
  demo: {
    fields: () => DEMO_FIELDS,
    plan: planDemo,
    next: 'Make the demo show a task, and say what it shows.',
  },
  redirect: { fields: () => REDIRECT_FIELDS, plan: planRedirect, next: 'Link to the new path from now on.' },
};

const USAGE = `Usage: npm run new -- ${Object.keys(KINDS).join('|')} [--name value …]
  page      --path --title --description --components --group --synonyms
  demo      --page --name --heading
  redirect  --from --to
What is not given is asked for.`;

/**
 * Plans what a command line asks for: what is to be written, and what is left to do then. Nothing is written yet.
 * @param ask null where nobody can be asked
 * @throws Error whose message says what is wrong
 */
export async function planNew(
  [name = '', ...args]: readonly string[],
  site: SiteContent,
  repository: string,
  ask: Ask | null,
): Promise<{ changes: Change[]; next: string }> {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new Error(USAGE);
  const fields = kind.fields(site, repository);
  const answers = await collectAnswers(fields, readFlags(fields, args), ask);
  return { changes: await kind.plan(answers, site, repository), next: kind.next };
}

function readFlags(fields: readonly Field[], args: readonly string[]): Answers {
  const options = Object.fromEntries(fields.map(({ name }) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options }).values as Answers;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

/** The change of the list of redirects. */
async function planRedirect(
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
