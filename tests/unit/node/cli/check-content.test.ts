import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent, parseOptions } from '../../../../src/node/cli/check';

const SITES = 'tests/sites';

/** Runs the command as an author does. */
function run(content: string) {
  const command = [
    '--import',
    'tsx',
    join('src', 'node', 'cli', 'check.ts'),
    'content',
    '--content',
    content,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('check-content', () => {
  it('prints a report, and fails if there are problems', () => {
    expect(run(`${SITES}/every-feature/content`)).toEqual({
      status: 0,
      stdout: 'Checked 3 pages, 2 navigation trees: no problems.\n',
      stderr: '',
    });
    expect(run(`${SITES}/dead-link/content`)).toEqual({
      status: 1,
      stdout: `tests/sites/dead-link/content/start/index.mdx:6:10
  The module "./price" exports no "prize".
  → Did you mean "price"?

tests/sites/dead-link/content/start/index.mdx:8:1
  The link "/sart/" matches no page.
  → Did you mean [Start](/start/)?

2 errors in 1 file.
`,
      stderr: '',
    });
  });

  it('prints one line for a folder that does not exist', () => {
    expect(run('nowhere')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no folder "nowhere".\n',
    });
  });

  it('annotates pull requests', async () => {
    const args = ['--format', 'github', '--content', `${SITES}/dead-link/content`];
    expect((await checkContent(args, process.cwd())).text).toMatch(
      /^::error file=tests\/sites\/dead-link\/content\/start\/index\.mdx,line=8,col=1,title=dead-link::/m,
    );
  });
});

describe('the options', () => {
  it('options have defaults', () => {
    expect(parseOptions([])).toEqual({ format: 'terminal', content: null });
    expect(parseOptions(['--format=json', '--content', 'docs'])).toEqual({ format: 'json', content: 'docs' });
  });

  it.each([
    [['--foo'], "Unknown option '--foo'. Use --format, --content."],
    [['docs'], "Unexpected argument 'docs'. Use --format, --content."],
    [['-f', 'json'], "Unknown option '-f'. Use --format, --content."],
    [['--format'], "Option '--format <value>' argument missing. Use --format, --content."],
    [['--content', '--format'], "Option '--content' argument is ambiguous. Use --format, --content."],
    [['--format', 'xml'], 'Unknown format "xml". Use terminal, json, github.'],
  ])('prints one line for invalid options: %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(new Error(message));
  });
});
