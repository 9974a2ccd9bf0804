import { minify } from 'rolldown/utils';

/** A smaller script, as terser-webpack-plugin takes it. */
interface MinifiedScript {
  code: string;
  map?: object | undefined;
  errors: Error[];
  extractedComments: string[];
}

/** No newer syntax: the minifier would shorten code with it. */
const TARGET = 'es2020';

let last: Promise<unknown> = Promise.resolve();

/**
 * Minifies a script outside of the main thread; licences that stand in it are handed over apart. One at a time:
 * webpack asks for all at once, and all their source maps together take much memory.
 */
export function minifyScript(
  scripts: Readonly<Record<string, string>>,
  inputMap?: object,
): Promise<MinifiedScript> {
  const [[name, text] = ['', '']] = Object.entries(scripts);
  const minified = last.then(() => runMinifier(name, text, inputMap !== undefined));
  last = minified.catch(() => null);
  return minified;
}

async function runMinifier(name: string, text: string, sourcemap: boolean): Promise<MinifiedScript> {
  const { code, map, errors, legalComments } = await minify(name, text, {
    compress: { target: TARGET },
    codegen: { legalComments: 'external' },
    sourcemap,
  });
  return {
    code,
    map,
    errors: errors.map(({ message }) => new Error(message)),
    extractedComments: legalComments,
  };
}
