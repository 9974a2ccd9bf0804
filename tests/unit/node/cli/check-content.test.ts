import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../src/node/cli/report-command';

const SITES = 'tests/sites';
const COMMAND = join('src', 'node', 'cli', 'check-content.ts');

function checkContent(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

// Each test starts a process, and the first one reads the declarations of the packages.
describe('check-content', () => {
  it('says in one line that all is well', () => {
    expect(checkContent('--content', `${SITES}/every-feature/content`)).toEqual({
      status: 0,
      stdout: 'Checked 3 pages, 2 navigation trees: no problems.\n',
      stderr: '',
    });
  });

  it('reports problems and fails', () => {
    expect(checkContent('--content', `${SITES}/dead-link/content`)).toEqual({
      status: 1,
      stdout: `tests/sites/dead-link/content/start/index.mdx:6:10
  The module "./price" exports no "prize".
  → Did you mean "price"?

tests/sites/dead-link/content/start/index.mdx:8:1
  The link "/sart/" leads to no page.
  → Did you mean [Start](/start/)?

2 errors in 1 file.
`,
      stderr: '',
    });
  });

  it('annotates pull requests', () => {
    expect(checkContent('--format', 'github', '--content', `${SITES}/dead-link/content`).stdout).toMatch(
      /^::error file=tests\/sites\/dead-link\/content\/start\/index\.mdx,line=8,col=1,title=dead-link::/m,
    );
  });

  it('answers a folder that does not exist in one line', () => {
    expect(checkContent('--content=nowhere')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no folder "nowhere".\n',
    });
  });
});

describe('the options', () => {
  it('have defaults', () => {
    expect(parseOptions([])).toEqual({ format: 'terminal', content: null });
    expect(parseOptions(['--format=json', '--content', 'docs'])).toEqual({ format: 'json', content: 'docs' });
  });

  it.each([
    [['--foo'], 'Unknown option "--foo".'],
    [['docs'], 'Unknown option "docs".'],
    [['-f', 'json'], 'Unknown option "-f".'],
    [['--format'], 'The option "--format" needs a value.'],
    [['--format', 'xml'], 'Unknown format "xml".'],
  ])('that are wrong are answered in one line: %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(
      `${message} Usage: check-content [--format terminal|json|github] [--content folder]`,
    );
  });
});
