import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What the site is made of, besides its content. */
const SOURCES = [
  'src',
  'static',
  '.terserrc',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.base.json',
];

/** A site in a temporary folder, with the real code and other content. */
export interface GatsbySite {
  folder: string;
  remove(): Promise<void>;
}

/**
 * @param files text by path below `content`
 * @param root folder in which the site gets its own folder
 */
export async function createGatsbySite(
  files: Readonly<Record<string, string>>,
  root = tmpdir(),
): Promise<GatsbySite> {
  const folder = await mkdtemp(join(root, 'docs-site-'));
  const repository = process.cwd();
  await Promise.all(
    SOURCES.map((name) => cp(join(repository, name), join(folder, name), { recursive: true })),
  );
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'content'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'content', path)), { recursive: true });
    await writeFile(join(folder, 'content', path), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What Gatsby's commands find in their environment. */
export function gatsbyEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // Vitest sets it, but commands set it themselves.
    NODE_ENV: undefined,
    CI: 'true',
    NO_COLOR: '1',
    GATSBY_TELEMETRY_DISABLED: '1',
    ...own,
  };
}

/** Runs a Gatsby command in a site and returns how it ended and all that it printed, without colors. */
export function runGatsby(
  site: GatsbySite,
  command: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('node', ['node_modules/gatsby/cli.js', command], {
      cwd: site.folder,
      env: gatsbyEnvironment(environment),
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: withoutColors(output) }));
  });
}

function withoutColors(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '');
}
