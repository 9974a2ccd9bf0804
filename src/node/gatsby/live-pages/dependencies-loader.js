const { readFileSync } = require('node:fs');
const { relative, resolve, sep } = require('node:path');

/**
 * Tells webpack what a live page is made of besides its file: its partials, its images, and the products and guides,
 * which decide where code words link.
 */
module.exports = function addDependencies(source) {
  const data = resolve(this.rootContext, '.cache/site-data/live-pages.json');
  const { parts } = JSON.parse(readFileSync(data, 'utf8'));
  const file = relative(this.rootContext, this.resourcePath).split(sep).join('/');
  for (const path of ['content/_data/products.yaml', ...(parts[file] ?? [])])
    this.addDependency(resolve(this.rootContext, path));
  this.addDependency(data);
  return source;
};
