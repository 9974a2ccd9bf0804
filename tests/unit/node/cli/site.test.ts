import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Says how Gatsby is called instead of building. */
const GATSBY = `console.log('gatsby', process.argv.slice(2).join(' '), 'for', process.env.GATSBY_DOCS_HOST);
`;

/** Starts a new Node process. */
const TIMEOUT = 60_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-start-'));
  for (const name of ['src/node/cli', 'package.json', 'package-lock.json'])
    cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'src/shared'));
  mkdirSync(join(folder, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  writeFileSync(join(folder, 'node_modules/gatsby/package.json'), '{ "bin": { "gatsby": "cli.js" } }');
  writeFileSync(join(folder, 'node_modules/gatsby/cli.js'), GATSBY);
});

afterAll(() => rmSync(folder, { recursive: true }));

function start(environment: Record<string, string>): string {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment };
  return spawnSync('node', ['src/node/cli/site.mjs', 'start'], { cwd: folder, env, encoding: 'utf8' }).stdout;
}

it(
  'npm start builds for this machine, which shows a newcomer how the site works offline',
  { timeout: TIMEOUT },
  () => {
    expect(start({})).toContain('gatsby build for localhost\n');
  },
);

it('npm start keeps the hosts that are configured', { timeout: TIMEOUT }, () => {
  expect(start({ GATSBY_DOCS_HOST: 'docs.example.com' })).toContain(
    'gatsby build for docs.example.com,localhost\n',
  );
});

it('npm start prints the URL of a site with a path prefix', { timeout: TIMEOUT }, () => {
  const output = start({ GATSBY_SITE_URL: 'https://docs.example.com/docs', PORT: '8080' });
  expect(output).toContain('http://localhost:8080/docs ');
});
