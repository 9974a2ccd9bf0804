const { resolve } = require('node:path');

/**
 * Tells webpack what a live page is made of besides its file: the files next to it, its parts, images, and the products
 * and guides, which decide where code words link.
 */
module.exports = function addDependencies(source) {
  for (const folder of [this.context, resolve(this.rootContext, 'static')]) this.addContextDependency(folder);
  for (const file of ['content/_data/products.yaml', '.cache/site-data/guides.json'])
    this.addDependency(resolve(this.rootContext, file));
  for (const [, part] of source.matchAll(/<Include src="([^"]+)"/g))
    this.addDependency(resolve(this.context, part));
  return source;
};
