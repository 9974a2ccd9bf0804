import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What the modules of icons import besides React, and the little of it that they need. */
const HELPERS: Readonly<Record<string, unknown>> = {
  '@babel/runtime/helpers/interopRequireDefault': { default: (module: unknown) => module },
  '@babel/runtime/helpers/interopRequireWildcard': { default: (module: unknown) => module },
};

/**
 * The drawings of a package of icons, by module: the elements within `<svg>`, as HTML. Each module is run with a
 * stand-in for what makes a component of a drawing, so that nothing is guessed from its text.
 */
export function readDrawings(packageName: string, repository: string): Map<string, string> {
  const require = createRequire(join(repository, 'package.json'));
  const folder = dirname(require.resolve(`${packageName}/package.json`));
  const modules = readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length));
  return new Map(
    modules.map((module) => [module, drawingOf(readFileSync(join(folder, `${module}.js`), 'utf8'), require)]),
  );
}

function drawingOf(source: string, require: NodeJS.Require): string {
  let drawing: ReactNode = null;
  const createSvgIcon = (elements: ReactNode): void => {
    drawing = elements;
  };
  const load = (id: string): unknown => {
    if (id === './utils/createSvgIcon') return { default: createSvgIcon };
    return HELPERS[id] ?? require(id);
  };
  compileFunction(source, ['require', 'exports'])(load, {});
  return renderToStaticMarkup(drawing).replaceAll(/><\/(?:path|circle|ellipse|use|rect)>/g, '/>');
}
