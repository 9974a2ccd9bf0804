import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { addSynonyms, addToContent, addToNavigation } from '../../../../src/node/cli/new';
import { page } from '../content/site-with';
import { createCheckRepository, type CheckRepository } from './check-repository';

const NAVIGATION = `# What the menu shows.
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
`;

/** The API of Material UI. Without problems, so it is read once and cached. */
const API = (
  parse(readFileSync('content/_data/products.yaml', 'utf8')) as { id: string; api: object }[]
).find(({ id }) => id === 'material-ui')?.api;

const CONTENT = {
  'content/_data/products.yaml': stringify([
    {
      id: 'material-ui',
      name: 'Material UI',
      description: 'A library.',
      path: '/material-ui/react-button/',
      demos: 'material',
      api: API,
    },
  ]),
  'content/_data/navigation/material-ui.yaml': NAVIGATION,
  'content/_data/search.yaml': 'groups: []\nsynonyms:\n  - write: [modal, popup]\n    mean: [dialog]\n',
  'content/_data/redirects.yaml': '- from: /old/\n  to: /material-ui/react-rate/\n',
  'content/material-ui/react-button/index.mdx': page('Text.'),
  'content/material-ui/react-text-field/index.mdx': page('Text.'),
  'content/material-ui/react-dialog/index.mdx': page('Text.'),
};

let repository: CheckRepository;
beforeAll(() => {
  repository = createCheckRepository(CONTENT);
});
afterAll(() => repository.remove());

/** Runs the command as an author does. */
function run(...args: string[]) {
  const command = ['--import', 'tsx', join('src', 'node', 'cli', 'new.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: repository.folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Adds something in this process, which is faster. Returns the printed text. */
async function add(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await addToContent(args, repository.folder);
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
  }
}

const read = (file: string): string => readFileSync(join(repository.folder, file), 'utf8');

describe('npm run new', () => {
  it('writes a component page with a demo, a navigation entry, and synonyms', () => {
    const flags = ['--path=/material-ui/react-rating/', '--component=Rating', '--group=inputs'];
    const texts = ['--description=Rate something: with stars.', '--synonyms=stars, score'];
    expect(run('page', ...flags, ...texts)).toMatchObject({ status: 0, stderr: '' });
    expect(read('content/material-ui/react-rating/index.mdx')).toMatch(
      /^---\ntitle: Rating\ndescription: ["']Rate something: with stars\.["']\ncomponents: \[Rating\]\n---\n[^]*<Demo src="RatingBasics" \/>/,
    );
    expect(read('content/material-ui/react-rating/RatingBasics.tsx')).toBe(
      "import Rating from '@mui/material/Rating';\n\nexport default function RatingBasics() {\n  return <Rating />;\n}\n",
    );
    expect(read('content/_data/navigation/material-ui.yaml')).toBe(
      NAVIGATION.replace('    # Last', '    - pathname: /material-ui/react-rating/\n    # Last'),
    );
    expect(read('content/_data/search.yaml')).toContain('write: [stars, score]\n    mean: [rating]\n');
  });

  it('writes a guide without a component', async () => {
    const flags = ['--path=/material-ui/colors/', '--group=feedback', '--description=Colors of a theme.'];
    await add('page', ...flags);
    expect(read('content/material-ui/colors/index.mdx')).toContain('title: Colors');
  });

  it('writes a demo and prints the element that shows it', async () => {
    const flags = ['--page=/material-ui/react-button/', '--name=ButtonSizes', '--component=Button'];
    expect(await add('demo', ...flags)).toContain('<Demo src="ButtonSizes" />');
    expect(read('content/material-ui/react-button/ButtonSizes.tsx')).toContain('return <Button />;');
  });

  it('writes a redirect and updates redirects that pointed to the old path', async () => {
    const flags = ['--from=/material-ui/react-rate/', '--to=/material-ui/react-rating/'];
    await add('redirect', ...flags);
    expect(read('content/_data/redirects.yaml')).toBe(
      '- from: /old/\n  to: /material-ui/react-rating/\n- from: /material-ui/react-rate/\n  to: /material-ui/react-rating/\n',
    );
  });

  it.each([
    [['page', '--path=/material-ui/react-chip/'], '--description is missing: Description, one sentence.'],
    [
      ['page', '--path=/material-ui/react-chip/', '--description=A chip.', '--group=input'],
      'There is no group "input". Use one of: inputs, feedback.',
    ],
    [
      ['page', '--path=/material-ui/React Chip/', '--description=A chip.'],
      '"/material-ui/React Chip/" is not a path. Use lowercase words and hyphens, with a slash at both ends.',
    ],
    [
      ['page', '--path=/material-ui/react-button/', '--description=A button.'],
      '"/material-ui/react-button/" exists already: content/material-ui/react-button/index.mdx.',
    ],
    [
      ['page', '--path=/joy-ui/react-chip/', '--description=A chip.'],
      '"/joy-ui/react-chip/" does not belong to a product. Start it with one of: /material-ui/.',
    ],
    [
      ['redirect', '--from=/old/', '--to=/x/'],
      '"/old/" is a redirect already: content/_data/redirects.yaml:1.',
    ],
    [['redirect'], '--from is missing: Old path.\n--to is missing: New path or URL.'],
    [['demo', '--path=/a/'], "Unknown option '--path'. Use --page, --name, --component."],
  ])('explains what is wrong with %j', async (args, message) => {
    await expect(add(...args)).rejects.toThrow(message);
  });

  it('prints one line for an error', () => {
    const usage = 'Usage: npm run new -- page|demo|redirect [--flag value …]\n';
    expect(run('chapter')).toEqual({ status: 2, stdout: '', stderr: usage });
  });
});

describe('edits of data files', () => {
  const tree =
    '- pathname: /a/\n- pathname: /g\n  title: Group\n  children:\n    - pathname: /g/z/\n    - pathname: /g/a/\n';

  it('adds a page to the end of an unsorted group', () => {
    expect(addToNavigation(tree, '/g/b/', 'Group')).toBe(`${tree}    - pathname: /g/b/\n`);
  });

  it('adds a page to the top level of a tree, even if the file is empty', () => {
    expect(addToNavigation('- pathname: /a/\n- pathname: /c/\n', '/b/', '')).toBe(
      '- pathname: /a/\n- pathname: /b/\n- pathname: /c/\n',
    );
    expect(addToNavigation('', '/b/', '')).toBe('- pathname: /b/\n');
  });

  it('adds synonyms to the existing entry of the same target', () => {
    expect(
      addSynonyms('synonyms:\n  - write: [modal]\n    mean: [dialog]\n', ['modal', 'popup'], 'dialog'),
    ).toBe('synonyms:\n  - write: [modal, popup]\n    mean: [dialog]\n');
  });
});
