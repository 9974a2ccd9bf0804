import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, statSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../../shared/problem';

/** Repository folder. It is the working directory, because Gatsby compiles the configuration to another folder. */
export const REPOSITORY = process.cwd();

/** Folder of the built site. */
export const PUBLIC_FOLDER = join(REPOSITORY, 'public');

/** Folder of the authors. */
export const CONTENT_FOLDER = join(REPOSITORY, 'content');

const CLIENT = 'src/client';
/** Modules that live pages import as `docs/ui`. */
export const DOCS_UI_FOLDER = join(REPOSITORY, 'src/client/docs-ui');

/** The site's own stylesheets, as sorted paths relative to the repository. */
export function listStylesheets(repository: string): string[] {
  return filesBelow(join(repository, CLIENT))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${CLIENT}/${file}`);
}

/** GraphQL types of the site, without what Gatsby adds. */
export const TYPES_FILE = 'src/node/content/types.graphql';

/** GraphQL schema of the site, printed by Gatsby. */
export const SCHEMA_FILE = 'src/node/checks/queries/schema.graphql';

/** Content of a JSON file. Null if the file is missing or damaged. */
export function readJson<Content>(file: string): Content | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    return null;
  }
}

/**
 * Version of a package in node_modules, so labels always match the installed package. Null if it is not installed,
 * which the checks report.
 */
export function installedVersion(packageName: string, repository: string): string | null {
  const manifest = join(repository, 'node_modules', packageName, 'package.json');
  return readJson<{ version: string }>(manifest)?.version ?? null;
}

/** Folder in the content folder with data instead of pages. */
export const DATA_FOLDER = '_data';

const PAGE_FILE = /(^|\/)index\.mdx$/;

/** True if a path below the content folder is a page (and not data, a demo, an image or a partial). */
export function isPageFile(path: string): boolean {
  return PAGE_FILE.test(path) && !path.startsWith(`${DATA_FOLDER}/`);
}

/** True if a file is a partial, which pages include. */
export function isPartialFile(path: string): boolean {
  return /(^|\/)_[^/]*\.mdx$/.test(path);
}

/** `material-ui/react-button/index.mdx` → `/material-ui/react-button/`. The folder is the URL. */
export function pagePath(path: string): string {
  return `/${path.replace(PAGE_FILE, '')}/`.replace(/\/+/g, '/');
}

/** All files below a folder, as sorted paths relative to it with forward slashes. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** A source file of pages. */
export interface ContentFile {
  /** Relative to the repository, with forward slashes, such as `content/system/spacing/index.mdx`. */
  path: string;
  absolutePath: string;
  /** Another one after every change of the file. */
  digest: string;
}

/** Input of `readSource`. */
export interface ContentSource {
  repository: string;
  /** Absolute path of the authors' folder. */
  contentFolder: string;
  /** Files below the authors' folder. */
  files: readonly ContentFile[];
  /** Files in the folder `static` next to it. */
  staticFiles: readonly ContentFile[];
}

/** Lists the files of a content folder and its sibling folder `static`. */
export function listContentSource(contentFolder: string, repository: string): ContentSource {
  const list = (folder: string): ContentFile[] =>
    filesBelow(folder).map((name) => {
      const absolutePath = join(folder, name);
      const { size, mtimeMs } = statSync(absolutePath);
      return { path: repositoryPath(absolutePath, repository), absolutePath, digest: `${size}-${mtimeMs}` };
    });
  const staticFiles = list(join(contentFolder, '..', 'static'));
  return { repository, contentFolder, files: list(contentFolder), staticFiles };
}

/** Path of a file relative to the repository, as reports name it. */
export function repositoryPath(absolutePath: string, repository: string): string {
  return relative(repository, absolutePath).split(sep).join('/');
}

/** Text of a file, or the problem that kept it from being read. */
export type TextResult = { text: string; problem?: undefined } | { text?: undefined; problem: Problem };

/** Invisible control characters. A file with them is usually binary or UTF-16. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Reads a file that must be UTF-8.
 * @param file path relative to the repository, for the report
 */
export async function readText(absolutePath: string, file: string): Promise<TextResult> {
  return decodeText(await readFile(absolutePath), file);
}

/** Decodes a file, which must be UTF-8 without invisible characters. */
export function decodeText(bytes: Buffer, file: string): TextResult {
  if (!isUtf8(bytes))
    return {
      problem: {
        rule: 'encoding',
        what: 'The file is not UTF-8.',
        where: [{ file, line: lineOfFirstInvalidByte(bytes) }],
        why: 'Non-English letters would become "�".',
        fix: 'Save it as UTF-8 in your editor ("Save with encoding").',
      },
    };
  // Unlike `toString`, this removes the byte order mark.
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const control = CONTROL.exec(text);
  if (!control) return { text };
  const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    problem: {
      rule: 'encoding',
      what: `The file contains a control character (U+${code}).`,
      where: [{ file, ...positionAt(text, control.index) }],
      why: 'It is invisible in editors, and browsers show "�".',
      fix: 'Delete it. If there are many, save the file as UTF-8 in your editor ("Save with encoding").',
    },
  };
}

/** Line and column of an offset. Both start at 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/**
 * Checks line by line, because the decoder does not report a position. A line feed is never part of another character.
 */
function lineOfFirstInvalidByte(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
