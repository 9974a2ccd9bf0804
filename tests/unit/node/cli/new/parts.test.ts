import { describe, expect, it } from 'vitest';
import { collectAnswers, type Field } from '../../../../../src/node/cli/new/answers';
import { addSynonyms, addToNavigation, navigationGroups } from '../../../../../src/node/cli/new/data-texts';
import { insertDemo } from '../../../../../src/node/cli/new/new-demo';
import { demoText } from '../../../../../src/node/cli/new/texts';
import { componentOf, installedComponents } from '../../api/installed';

describe('questions', () => {
  const fields: Field[] = [
    { name: 'path', question: 'Path' },
    { name: 'title', question: 'Title', fallback: ({ path = '' }) => path.toUpperCase() },
    { name: 'group', question: 'Group', choices: async ({ path }) => (path === 'a' ? ['x', 'y'] : ['x']) },
  ];

  it('are put for what no flag says, with what may be answered', async () => {
    const asked: string[] = [];
    const answers = await collectAnswers(fields, { path: 'a' }, async (question) => {
      asked.push(question);
      return question.startsWith('Group') ? ' y ' : '';
    });
    expect(asked).toEqual(['Title (A): ', 'Group (x, y): ']);
    expect(answers).toEqual({ path: 'a', title: 'A', group: 'y' });
  });

  it('are not put where there is one answer, or nobody to ask', async () => {
    expect(await collectAnswers(fields, { path: 'b' }, null)).toEqual({ path: 'b', title: 'B', group: 'x' });
    await expect(collectAnswers(fields, {}, null)).rejects.toThrow('--path is missing: Path.');
  });

  it('must be answered', async () => {
    await expect(collectAnswers(fields, {}, async () => '')).rejects.toThrow('Nothing was said for --path.');
  });
});

describe('a navigation tree', () => {
  const tree = `- pathname: /a/\n- pathname: /g\n  title: Group\n  children:\n    - pathname: /g/z/\n    - pathname: /g/a/\n# Made by the build.\n- pathname: /api/\n  children: []\n`;

  it('offers the groups that hold pages', () => {
    expect(navigationGroups(tree)).toEqual(['Group']);
  });

  it('gets a page at the end of a group that is not sorted', () => {
    expect(addToNavigation(tree, '/g/b/', 'Group')).toBe(
      tree.replace('/g/a/\n', '/g/a/\n    - pathname: /g/b/\n'),
    );
  });

  it('gets a page at its top level, and may be empty', () => {
    expect(addToNavigation('- pathname: /a/\n- pathname: /c/\n', '/b/', null)).toBe(
      '- pathname: /a/\n- pathname: /b/\n- pathname: /c/\n',
    );
    expect(addToNavigation('', '/b/', null)).toBe('- pathname: /b/\n');
  });
});

it('words join those that mean the same', () => {
  const yaml = 'synonyms:\n  - write: [modal]\n    mean: [dialog]\n';
  expect(addSynonyms(yaml, ['modal', 'popup'], 'dialog')).toBe(
    'synonyms:\n  - write: [modal, popup]\n    mean: [dialog]\n',
  );
});

describe('a new demo', () => {
  it('goes to the end of its section, whatever code blocks show', () => {
    const page = '## Size\n\n```md\n## Color\n```\n\n## Color\n\nText.\n\n## Limitations\n\nText.\n';
    expect(insertDemo(page, 'A', 'Size')).toBe(
      page.replace('```\n\n## Color', '```\n\n<Demo src="A" />\n\n## Color'),
    );
    expect(insertDemo(page, 'A', 'Color')).toBe(
      page.replace('Text.\n\n## L', 'Text.\n\n<Demo src="A" />\n\n## L'),
    );
    expect(insertDemo('Text.\n', 'A', 'Size')).toMatch(/^Text\.\n\n## Size\n\n.*\n\n<Demo src="A" \/>\n$/);
  });

  it('gives a component what it cannot do without', async () => {
    const components = await installedComponents();
    const returned = (name: string): string =>
      /return (.*);/.exec(demoText('A', componentOf(components, name)))?.[1] ?? '';
    expect(returned('Button')).toBe('<Button>Text</Button>');
    expect(returned('TextField')).toBe('<TextField label="Text" />');
    expect(returned('Table')).toBe('<Table />');
    expect(returned('ImageList')).toBe('<ImageList>{[]}</ImageList>');
    expect(returned('Tooltip')).toBe('<Tooltip title="Text"><span>Text</span></Tooltip>');
    expect(returned('Dialog')).toBe('<Dialog open={false}>Text</Dialog>');
    expect(returned('InputAdornment')).toBe('<InputAdornment position="start">Text</InputAdornment>');
    expect(returned('Autocomplete')).toBe('<Autocomplete options={[]} renderInput={() => null} />');
  });
});
