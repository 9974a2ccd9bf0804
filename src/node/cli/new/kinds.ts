import { parseArgs } from 'node:util';
import type { SiteContent } from '../../content/site-content';
import { collectAnswers, type Answers, type Ask, type Field } from './answers';
import type { Change } from './changes';
import { DEMO_FIELDS, planDemo } from './new-demo';
import { pageFields, planPage } from './new-page';
import { planRedirect, REDIRECT_FIELDS } from './new-redirect';

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

/** What is to be written, and what is left to do then. */
export interface Plan {
  changes: Change[];
  next: string;
}

/**
 * Plans what a command line asks for; nothing is written yet.
 * @param ask null where nobody can be asked
 * @throws Error whose message says what is wrong
 */
export async function planNew(
  [name = '', ...args]: readonly string[],
  site: SiteContent,
  repository: string,
  ask: Ask | null,
): Promise<Plan> {
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
