import { dirname, relative, sep } from 'node:path';
import type { Root } from 'hast';
import { partialReader } from '../../content/read-content';
import { readPage } from '../../content/page/parse-page';
import { pagePath } from '../../content/content-files';
import { readText } from '../../content/read-text';
import { placeImages } from '../../outputs/place-images';
import { CONTENT_FOLDER, REPOSITORY } from '../../support/paths';
import { toComponentTree } from './component-tree';
import { createWordLinker } from './link-words';

/**
 * Turns the compiler's own parser off. Its syntax differs – no tables, no callouts – and it would tell authors once
 * more, with a stack trace, what the report has told them.
 */
function remarkNothing(this: { Parser?: () => object }): void {
  this.Parser = () => ({ type: 'root', children: [] });
}

const readPartial = partialReader(CONTENT_FOLDER, REPOSITORY);

/** Gives the compiler what every other page is made of: the same parse, anchors, code blocks, links and images. */
function rehypePage() {
  return async (_tree: Root, { path: file }: { path: string }): Promise<Root> => {
    const { text = '' } = await readText(file, file);
    const path = pagePath(relative(CONTENT_FOLDER, file).split(sep).join('/'));
    const { page, body } = readPage({ file, path, text, readPartial });
    return toComponentTree(body, {
      linkWords: await createWordLinker(page),
      placeImages: (html) => placeImages(html, dirname(file), REPOSITORY),
    });
  };
}

/** Options of gatsby-plugin-mdx. */
export const livePageOptions = {
  mdxOptions: { remarkPlugins: [remarkNothing], rehypePlugins: [rehypePage] },
};
