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

/** Minifies a script outside of the main thread; licences that stand in it are handed over apart. */
export async function minifyScript(
  scripts: Readonly<Record<string, string>>,
  inputMap?: object,
): Promise<MinifiedScript> {
  const [[name, text] = ['', '']] = Object.entries(scripts);
  const { code, map, errors, legalComments } = await minify(name, text, {
    compress: { target: TARGET },
    codegen: { legalComments: 'external' },
    sourcemap: inputMap !== undefined,
  });
  return {
    code,
    map,
    errors: errors.map(({ message }) => new Error(message)),
    extractedComments: legalComments,
  };
}
