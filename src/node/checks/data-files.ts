import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { DATA_FILES, DATA_FOLDER } from '../content/data-files';
import { didYouMean } from './messages';
import type { SiteIndex } from './site-index';

const KNOWN: readonly string[] = Object.values(DATA_FILES);
const READ = /^(?:navigation\/[^/]+\.yaml|schemas\/[^/]+\.schema\.json)$/;

/** Data files that nothing reads, because of their name: what stands in them would be lost without a word. */
export function checkDataFiles({ content }: SiteIndex): Problem[] {
  const folder = new RegExp(`^[^]*?(?:^|/)${DATA_FOLDER}/`);
  return [...content.files].flatMap((file): Problem[] => {
    const [start = ''] = folder.exec(file) ?? [];
    const name = file.slice(start.length);
    if (start === '' || !/\.(?:ya?ml|json)$/.test(name) || KNOWN.includes(name) || READ.test(name)) return [];
    const near = closest(name.replace(/\.(?:yml|json)$/, '.yaml'), KNOWN);
    const otherwise = `Data stands in ${KNOWN.join(', ')}, and menus in navigation/<product>.yaml.`;
    return [
      {
        rule: 'unknown-data',
        what: `Nothing reads the data file "${name}".`,
        where: [{ file, line: 1 }],
        fix: didYouMean(near, otherwise),
      },
    ];
  });
}
