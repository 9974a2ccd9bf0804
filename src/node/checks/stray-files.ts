import { posix } from 'node:path';
import type { Problem } from '../../shared/problem';
import { DATA_FOLDER, isPageFile, isPartFile } from '../lib/files';
import { DATA_FILES } from '../content/data-files';
import { suggestion } from '../lib/yaml';
import type { SiteIndex } from './site-index';

const MARKDOWN = /\.mdx?$/;
/** A name such as `_shared.mdx` says that the file is a part of other pages. */
const PARTIAL = /(^|\/)_/;

/** Finds files that look like pages, but have the wrong name. Gatsby would ignore them silently. */
export function checkStrayPages({ content }: SiteIndex): Problem[] {
  const imported = new Set(
    content.pages.flatMap(({ file, imports }) =>
      imports.map(({ source }) => posix.join(posix.dirname(file), source)),
    ),
  );
  const included = new Set(content.pages.flatMap(({ includes }) => includes));
  const strays = [...content.files].filter(
    (file) => MARKDOWN.test(file) && !isPageFile(file) && !imported.has(file),
  );
  return [
    ...strays.filter((file) => !PARTIAL.test(file)).map(strayPage),
    ...strays.filter((file) => isPartFile(file) && !included.has(file)).map(unusedPart),
  ];
}

function unusedPart(file: string): Problem {
  return {
    rule: 'stray-page',
    what: `No page includes "${posix.basename(file)}".`,
    where: [{ file, line: 1 }],
    fix: `Add <Include src="…/${posix.basename(file)}" /> where it belongs, or delete the file.`,
  };
}

function strayPage(file: string): Problem {
  const { dir, name } = posix.parse(file);
  const page = name === 'index' ? `${dir}/index.mdx` : `${dir}/${name}/index.mdx`;
  return {
    rule: 'stray-page',
    what: `"${posix.basename(file)}" is not a page, so it is not published.`,
    where: [{ file, line: 1 }],
    why: 'Only files called "index.mdx" are pages. Their folder is their path.',
    fix: `Rename it to "${page}", or to "_${name}.mdx" if other pages include it.`,
  };
}

const KNOWN: readonly string[] = Object.values(DATA_FILES).map(({ name }) => name);
const READ = /^(?:navigation\/[^/]+\.yaml|schemas\/[^/]+\.schema\.json)$/;

/** Finds data files that nothing reads because of their name. */
export function checkDataFiles({ content }: SiteIndex): Problem[] {
  const folder = new RegExp(`^[^]*?(?:^|/)${DATA_FOLDER}/`);
  return [...content.files].flatMap((file): Problem | [] => {
    const [start = ''] = folder.exec(file) ?? [];
    const name = file.slice(start.length);
    if (start === '' || !/\.(?:ya?ml|json)$/.test(name) || KNOWN.includes(name) || READ.test(name)) return [];
    const otherwise = `The data files are ${KNOWN.join(', ')}, and for menus, navigation/<product>.yaml.`;
    return {
      rule: 'unknown-data',
      what: `Nothing reads the data file "${name}".`,
      where: [{ file, line: 1 }],
      fix: suggestion(name.replace(/\.(?:yml|json)$/, '.yaml'), KNOWN, otherwise),
    };
  });
}
