import type { Root } from 'hast';
import { REPOSITORY } from '../../support/paths';
import { readPage } from '../../content/page/parse-page';
import { compileBody } from './compile-body';
import { createWordLinker } from './link-words';

/** A file as unified 10, on which the compiler stands, hands it to its plugins. */
interface CompiledFile {
  dirname?: string;
  path: string;
  toString(): string;
}

/**
 * Turns the compiler's own parser off. Its syntax differs – no tables, no callouts – and one that throws would
 * show authors a stack trace.
 */
function remarkNothing(this: { Parser?: () => object }): void {
  this.Parser = () => ({ type: 'root', children: [] });
}

/** Gives the compiler the tree that every other page is made of: the same parse, anchors, code blocks and images. */
function rehypePage() {
  return async (_tree: Root, file: CompiledFile): Promise<Root> => {
    // The text comes without its front matter, and what is wrong with it has been reported when its node was made.
    const { body } = readPage({ file: file.path, path: '/', text: file.toString() });
    return compileBody(body, file.dirname ?? REPOSITORY, REPOSITORY, await createWordLinker(file.path));
  };
}

/** Options of the plugin that compiles live pages. */
export const livePageOptions = {
  mdxOptions: { remarkPlugins: [remarkNothing], rehypePlugins: [rehypePage] },
};
