const { resolve } = require('node:path');

/**
 * Compiles a live page again in every build, because it is made of more than its file. In develop, webpack has to know
 * what it is made of: the files next to it, its parts, and the products, which decide where code words link.
 */
module.exports = function compileAgain(source) {
  this.cacheable(false);
  this.addContextDependency(this.context);
  this.addDependency(resolve(this.rootContext, 'content/_data/products.yaml'));
  for (const [, part] of source.matchAll(/<Include src="([^"]+)"/g))
    this.addDependency(resolve(this.context, part));
  return source;
};
