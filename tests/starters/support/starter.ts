import { test as base, expect, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPagePart, type PagePart } from './page-part';
import { createProject, type Project } from './project';
import { serveFolder } from './serve-folder';

const CONTENT = join(__dirname, '../../../content');
const PORT = Number(process.env['TEST_PORT'] ?? 9321);

/** A project that a test makes, builds and opens. */
interface Starter {
  create: (...parts: PagePart[]) => Promise<Project>;
  /** Opens what a build has written, at a path of it. */
  openFiles: (project: Project, folder: string, path?: string) => Promise<void>;
  /** Opens what a command serves. */
  openServer: (project: Project, command: string, path?: string) => Promise<void>;
}

/** A section of a page below `/material-ui/`. */
export function section(page: string, id: string, tab: string | null = null): PagePart {
  return readPagePart(readPage(join('material-ui', page)), id, tab);
}

/** A section of a page below `/joy-ui/`, or the whole page. */
export function joySection(page: string, id: string | null): PagePart {
  return readPagePart(readPage(join('joy-ui', page)), id);
}

function readPage(page: string): string {
  return readFileSync(join(CONTENT, page, 'index.mdx'), 'utf8');
}

/** What a test needs besides what a page prints. */
export function extra(files: Record<string, string>, ...commands: string[]): PagePart {
  return { commands, files: new Map(Object.entries(files)), changes: [] };
}

/** Each test has a folder for its project, and fails when the page that it opens reports an error. */
export const test = base.extend<{ starter: Starter }>({
  starter: async ({ page }, provide, info) => {
    const workshop = mkdtempSync(join(tmpdir(), 'starter-'));
    const log = info.outputPath('log.txt');
    mkdirSync(info.outputDir, { recursive: true });
    writeFileSync(log, '');
    const closing: (() => unknown)[] = [];
    const errors = watchErrors(page);
    // Each server has a separate port.
    const nextPort = (): number => PORT + closing.length;
    const open = async (port: number, path: string): Promise<void> => {
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
    };
    await provide({
      create: (...parts) => createProject(parts, workshop, log),
      async openFiles({ folder: root }, folder, path = '/') {
        const port = nextPort();
        const server = await serveFolder(join(root, folder), port);
        closing.push(() => server.close());
        await open(port, path);
      },
      async openServer(project, command, path = '/') {
        const port = nextPort();
        closing.push((await project.start(command, port)).stop);
        await open(port, path);
      },
    });
    // A development server still writes files while it ends.
    await Promise.all(closing.map((close) => close()));
    if (process.env['KEEP_STARTERS'] === undefined) rmSync(workshop, { recursive: true, force: true });
    else console.log(`  ${workshop}`);
    expect(errors).toEqual([]);
  },
});

export { expect };

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // Scaffolded projects do not have all icons that browsers request.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
      errors.push(message.text());
  });
  return errors;
}
