// Plain JavaScript: webpack loads its loaders by itself.
const { transform } = require('rolldown/utils');

const OPTIONS = {
  tsconfig: false,
  jsx: { runtime: 'automatic', development: false },
  typescript: { onlyRemoveTypeImports: true },
};

/** Compiles TypeScript and JSX outside of the main thread. */
module.exports = function loadCompiled(source) {
  const done = this.async();
  compile(this.resourcePath, source, this.sourceMap).then(({ code, map }) => done(null, code, map), done);
};

async function compile(file, source, sourcemap) {
  const result = await transform(file, source, { ...OPTIONS, sourcemap });
  const [error] = result.errors;
  if (error) throw new Error(error.codeframe ?? error.message);
  return result;
}
