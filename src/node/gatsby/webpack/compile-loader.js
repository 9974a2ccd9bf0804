// Plain JavaScript: webpack loads its loaders by itself.
const { transform } = require('rolldown/utils');

const OPTIONS = {
  tsconfig: false,
  jsx: { runtime: 'automatic', development: false },
  typescript: { onlyRemoveTypeImports: true },
};

const QUERY = /\bimport\b[^;]*\bgraphql\b[^;]*\bfrom 'gatsby'/;

/** Compiles TypeScript and JSX outside of the main thread. */
module.exports = function loadCompiled(source) {
  const done = this.async();
  compile(this.resourcePath, source, this.sourceMap).then(({ code, map }) => done(null, code, map), done);
};

async function compile(file, source, sourcemap) {
  if (QUERY.test(source))
    throw new Error(
      'Only Gatsby’s own loader understands queries: move this one to src/pages or src/templates.',
    );
  const result = await transform(file, source, { ...OPTIONS, sourcemap });
  const [error] = result.errors;
  if (error) throw new Error(error.codeframe ?? error.message);
  return result;
}
