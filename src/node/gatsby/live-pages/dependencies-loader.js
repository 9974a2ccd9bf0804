const { readFileSync } = require('node:fs');
const { relative, resolve, sep } = require('node:path');

/**
 * Adds the other files that a live page depends on, which are its partials and images, and the products and guides, which
 * determine where inline code links.
 */
module.exports = function addDependencies(source) {
  const data = resolve(this.rootContext, '.cache/site-data/live-pages.json');
  const { dependencies } = JSON.parse(readFileSync(data, 'utf8'));
  const file = relative(this.rootContext, this.resourcePath).split(sep).join('/');
  for (const path of ['content/_data/products.yaml', ...(dependencies[file] ?? [])])
    this.addDependency(resolve(this.rootContext, path));
  this.addDependency(data);
  return source;
};
