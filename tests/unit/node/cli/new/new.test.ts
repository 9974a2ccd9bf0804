import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSiteReference } from '../../../../../src/node/api/read-api-reference';
import { planNew } from '../../../../../src/node/cli/new/kinds';
import { readContent } from '../../../../../src/node/content/read-content';
import type { SiteContent } from '../../../../../src/node/content/site-content';
import { page } from '../../content/site-with';
import { createCheckRepository, type CheckRepository } from '../check-repository';

/** Compilers and checkers start without a cache. */
const COLD = 300_000;

const BUTTON = 'Text.\n\n<Demo src="ButtonBasics" />\n\n## Accessibility\n\nText.';
const SIZE = '## Size\n\n{/* What the demo shows, and when to do that. */}\n\n<Demo src="ButtonSizes" />\n\n';

const [MATERIAL] = parse(readFileSync('content/_data/products.yaml', 'utf8')) as [{ api: object[] }];

const CONTENT = {
  'content/_data/products.yaml': stringify(
    [
      {
        id: 'material-ui',
        name: 'Material UI',
        description: 'A library.',
        path: '/material-ui/react-button/',
        demos: 'material',
        api: MATERIAL.api.slice(0, 1),
      },
    ],
    { singleQuote: true },
  ),
  'content/_data/navigation/material-ui.yaml': `# What the menu shows.
- pathname: /material-ui/react-
  title: Components
  children:
    - pathname: /material-ui/components/inputs
      subheader: inputs
      children:
        - pathname: /material-ui/react-button/
        # Last in the alphabet.
        - pathname: /material-ui/react-text-field/
    - pathname: /material-ui/components/feedback
      subheader: feedback
      children:
        - pathname: /material-ui/react-dialog/
`,
  'content/_data/search.yaml': `# Words of readers.
groups: []
synonyms:
  - write: [modal, popup]
    mean: [dialog]
`,
  'content/_data/redirects.yaml': '# Moved.\n- from: /old/\n  to: /material-ui/react-rate/\n',
  'content/material-ui/react-button/index.mdx': page(BUTTON),
  'content/material-ui/react-button/ButtonBasics.tsx': 'export default () => null;\n',
  'content/material-ui/react-text-field/index.mdx': page('Text.'),
  'content/material-ui/react-dialog/index.mdx': page('Text.'),
};

let repository: CheckRepository;
let site: SiteContent;
beforeAll(async () => {
  repository = createCheckRepository(CONTENT);
  const reference = await readSiteReference(process.cwd());
  site = await readContent(join(repository.folder, 'content'), repository.folder, reference);
}, COLD);
afterAll(() => repository.remove());

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('src', 'node', 'cli', command), ...args],
    { cwd: repository.folder, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const written = (file: string): string => readFileSync(join(repository.folder, file), 'utf8');

describe('npm run new', { timeout: COLD }, () => {
  it('writes a page with all that belongs to it', () => {
    const flags = ['--description=Ratings let people give an opinion: in stars.', '--components=Rating'];
    const more = ['--path=/material-ui/react-rating/', '--group=inputs', '--synonyms=stars, score'];
    expect(run('new.ts', 'page', ...flags, ...more)).toEqual({
      status: 0,
      stderr: '',
      stdout: `Wrote content/material-ui/react-rating/index.mdx
Changed content/_data/navigation/material-ui.yaml
Wrote content/material-ui/react-rating/RatingBasics.tsx
Changed content/_data/search.yaml

Write the text where the comments say what belongs there, and make the demo show a task.
Then run "npm run check".
`,
    });
    expect(written('content/material-ui/react-rating/index.mdx')).toMatchInlineSnapshot(`
      "---
      title: Rating
      description: "Ratings let people give an opinion: in stars."
      components: [Rating]
      ---

      {/* What it is for, when to take it, and what to take instead, with a link. One to three sentences. */}

      \`\`\`tsx
      import Rating from '@mui/material/Rating';
      \`\`\`

      ## Basics

      {/* What the demo shows, and when to do that. */}

      <Demo src="RatingBasics" />

      {/* More sections, one for each task, the most frequent first: what people do with Rating. */}

      ## Customization

      {/* How one of them gets another look, and how all of them get it in the theme. */}

      ## Accessibility

      {/* What is built in: role, name, and state. What each key does, as a table "Key | Effect" with a test in tests/e2e/keys. What is left to the app. */}
      "
    `);
    expect(written('content/material-ui/react-rating/RatingBasics.tsx')).toMatchInlineSnapshot(`
      "import Rating from '@mui/material/Rating';

      export default function RatingBasics() {
        return <Rating />;
      }
      "
    `);
    expect(written('content/_data/navigation/material-ui.yaml')).toBe(
      CONTENT['content/_data/navigation/material-ui.yaml'].replace(
        '        # Last',
        '        - pathname: /material-ui/react-rating/\n        # Last',
      ),
    );
    expect(written('content/_data/search.yaml')).toBe(
      `${CONTENT['content/_data/search.yaml']}  - write: [stars, score]\n    mean: [rating]\n`,
    );
  });

  it('writes the skeleton that the page about writing shows', async () => {
    const guide = readFileSync('content/experiments/docs/write-a-component-page/index.mdx', 'utf8');
    const shown = /^`{4}mdx\n([^]*?)^`{4}$/m.exec(guide)?.[1];
    const description = '--description=Ratings let people give an opinion on a scale of icons.';
    const flags = ['--path=/material-ui/react-rating/', '--components=Rating', '--group=inputs', description];
    const { changes } = await planNew(['page', ...flags], site, repository.folder, null);
    expect(changes.find(({ file }) => file.endsWith('react-rating/index.mdx'))?.text).toBe(shown);
  });

  it('writes a demo, and shows it on its page', () => {
    const flags = ['--page=/material-ui/react-button/', '--name=ButtonSizes', '--heading=Size'];
    expect(run('new.ts', 'demo', ...flags)).toMatchObject({ status: 0, stderr: '' });
    expect(written('content/material-ui/react-button/index.mdx')).toBe(
      page(BUTTON.replace('## Acc', `${SIZE}## Acc`)),
    );
    expect(written('content/material-ui/react-button/ButtonSizes.tsx')).toContain(
      'export default function ButtonSizes() {',
    );
  });

  it('writes a redirect, and no chain of them', () => {
    const flags = ['--from=/material-ui/react-rate/', '--to=/material-ui/react-rating/'];
    expect(run('new.ts', 'redirect', ...flags)).toMatchObject({ status: 0, stderr: '' });
    expect(written('content/_data/redirects.yaml')).toBe(
      '# Moved.\n- from: /old/\n  to: /material-ui/react-rating/\n- from: /material-ui/react-rate/\n  to: /material-ui/react-rating/\n',
    );
  });

  it('writes nothing that the checks find fault with', () => {
    expect(run('check.ts')).toEqual({
      status: 0,
      stderr: '',
      stdout: 'Checked 4 pages, 1 navigation tree: no problems.\n',
    });
  });

  it.each([
    [['page', '--path=/material-ui/react-chip/'], '--description is missing: Description, one sentence.'],
    [
      ['page', '--path=/material-ui/react-chip/', '--description=A chip.'],
      '--group is missing: Group of the navigation (inputs, feedback).',
    ],
    [
      ['page', '--path=/material-ui/react-chip/', '--description=A chip.', '--group=input'],
      'There is no group "input": write one of inputs, feedback.',
    ],
    [
      ['page', '--path=/material-ui/React Chip/', '--description=A chip.', '--group=inputs'],
      '"/material-ui/React Chip/" is no path: write lower-case words joined by hyphens, with a slash at both ends.',
    ],
    [
      ['page', '--path=/material-ui/react-button/', '--description=A button.', '--group=inputs'],
      '"/material-ui/react-button/" is a page already: content/material-ui/react-button/index.mdx.',
    ],
    [
      ['page', '--path=/joy-ui/react-chip/', '--description=A chip.'],
      '"/joy-ui/react-chip/" belongs to no product: begin with one of /material-ui/.',
    ],
    [
      [
        'page',
        '--path=/material-ui/react-chip/',
        '--description=A chip.',
        '--group=inputs',
        '--components=Chp',
      ],
      'The product "material-ui" has no component "Chp". Did you mean "Chip"?',
    ],
    [
      ['page', '--path=/material-ui/react-chip/', '--description=A chip', '--group=inputs'],
      'The description does not fit: Expected a sentence that ends with a full stop.',
    ],
    [
      ['demo', '--page=/material-ui/react-buton/', '--name=ButtonColors', '--heading=Color'],
      'There is no page "/material-ui/react-buton/". Did you mean "/material-ui/react-button/"?',
    ],
    [
      ['demo', '--page=/material-ui/react-button/', '--name=ButtonBasics', '--heading=Size'],
      'The page has a demo "ButtonBasics" already.',
    ],
    [
      ['redirect', '--from=/old/', '--to=/material-ui/react-button/'],
      '"/old/" is a redirect already: content/_data/redirects.yaml:2.',
    ],
    [
      ['redirect', '--from=/older/', '--to=/nowhere/'],
      '"/nowhere/" is no page: write the path of one, or a web address.',
    ],
    [['redirect', '--form=/older/'], "Unknown option '--form'"],
    [['chapter'], 'Usage: npm run new -- page|demo|redirect'],
  ])('answers %j in words', async (args, message) => {
    await expect(planNew(args, site, repository.folder, null)).rejects.toThrow(message);
  });
});
