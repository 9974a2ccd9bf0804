// Plain JavaScript, because webpack does not compile loaders.
const { transform } = require('rolldown/utils');

const OPTIONS = { tsconfig: false, typescript: { onlyRemoveTypeImports: true } };
const PRODUCTION = { runtime: 'automatic', development: false };
/** In develop, React Fast Refresh replaces components. */
const DEVELOP = { runtime: 'automatic', development: true, refresh: true };

const QUERY = /\bimport\b[^;]*\bgraphql\b[^;]*\bfrom 'gatsby'/;

/** Compiles TypeScript and JSX outside of the main thread. */
module.exports = function loadCompiled(source) {
  const done = this.async();
  const options = { ...OPTIONS, jsx: this.hot ? DEVELOP : PRODUCTION, sourcemap: this.sourceMap };
  compile(this.resourcePath, source, options).then(({ code, map }) => done(null, code, map), done);
};

async function compile(file, source, options) {
  if (QUERY.test(source))
    throw new Error('This module cannot contain a query. Move it to src/pages or src/templates.');
  const result = await transform(file, source, options);
  const [error] = result.errors;
  if (error) throw new Error(error.codeframe ?? error.message);
  return result;
}
