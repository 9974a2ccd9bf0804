/**
 * In develop, webpack compiles a live page when a browser opens it, because live pages import whole packages. All of them
 * would take 450 MB. https://webpack.js.org/configuration/experiments/#experimentslazycompilation
 */
import { join } from 'node:path';
import type { Request, Response } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import type { Compiler, Module } from 'webpack';
import { LIVE_PAGE_URL } from '../../../shared/paths';
import { REPOSITORY } from '../../lib/files';

/** Content files of live pages that a browser has opened. */
const opened = new Set<string>();
let watching: Compiler['watching'];

/** Serves the request of a browser that opens a live page. Webpack's own server would need another port. */
export function serveLivePages(app: CreateDevServerArgs['app']): void {
  app.post(LIVE_PAGE_URL, (request: Request, response: Response) => {
    opened.add(String(request.query['file']));
    watching?.invalidate();
    response.sendStatus(204);
  });
}

/** Options for webpack. */
export const lazyLivePages = {
  experiments: {
    lazyCompilation: {
      entries: false,
      test: (module: Module): boolean => contentFile(module) !== null,
      backend: (compiler: Compiler, done: (error: null, backend: object) => void): void => {
        ({ watching } = compiler);
        done(null, {
          module(module: Module) {
            const file = contentFile(module) ?? '';
            return { client: CLIENT, data: file, active: opened.has(file) };
          },
          dispose: (disposed: () => void) => disposed(),
        });
      },
    },
  },
};

const CLIENT = join(REPOSITORY, 'src/overrides/lazy-compilation-client.ts');

/** The content file of a live page's module, from the query that Gatsby adds to it. */
function contentFile(module: Module): string | null {
  return /\?__contentFilePath=([^&]+)/.exec(module.identifier())?.[1] ?? null;
}
