import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ApiReference, SiteContent } from '../../../../src/node/content/site-content';
import { checkSite } from '../../../../src/node/checks/check-site';
import { readContent } from '../../../../src/node/content/read-content';
import { formatPlace } from '../../../../src/node/checks/report';
import type { Problem } from '../../../../src/shared/problem';

/** Files by path. Null deletes a file of the valid site. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

/** A page whose body starts on line 6. */
export function page(body: string, frontMatter: string = ''): string {
  return `---\ntitle: Page\ndescription: A page.${frontMatter && `\n${frontMatter}`}\n---\n\n${body}\n`;
}

/** A site without problems, to which each test adds one mistake. */
const SOUND_SITE: Files = {
  'content/_data/products.yaml':
    '- id: material-ui\n  name: Material UI\n  description: D.\n  path: /material-ui/react-button/\n',
  'content/_data/navigation/material-ui.yaml':
    '- pathname: /material-ui/react-button/\n- pathname: /material-ui/react-select/\n',
  'content/material-ui/react-button/index.mdx': page('## Loading\n\n### Loading position'),
  'content/material-ui/react-select/index.mdx': page('Text.'),
};

/** Reads the valid site, changed by `files`, from a temporary folder. */
export async function siteWith(files: Files, reference: ApiReference | null = null): Promise<SiteContent> {
  const repository = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    for (const [path, text] of Object.entries({ ...SOUND_SITE, ...files })) {
      if (text === null) continue;
      await mkdir(dirname(join(repository, path)), { recursive: true });
      await writeFile(join(repository, path), text);
    }
    return await readContent(join(repository, 'content'), repository, reference);
  } finally {
    await rm(repository, { recursive: true });
  }
}

/** Problems of the valid site with changed `files`, as text with places, what, why, and fix. */
export async function problemsWith(files: Files): Promise<string> {
  return describeProblems(checkSite(await siteWith(files)));
}

/** The problems of the valid site when the body of its button page is `body`, which starts on line 6. */
export function problemsOfBody(body: string, more: Files = {}): Promise<string> {
  return problemsWith({ 'content/material-ui/react-button/index.mdx': page(body), ...more });
}

export function describeProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ where, what, why, fix }) =>
      [where.map(formatPlace).join(' and '), what, ...(why ? [why] : []), `→ ${fix}`].join('\n'),
    )
    .join('\n\n');
}
