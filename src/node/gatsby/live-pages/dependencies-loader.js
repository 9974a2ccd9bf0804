const { readdirSync } = require('node:fs');
const { join, resolve } = require('node:path');

/** Partials, which can include each other, and images, whose sizes are in the HTML. */
const PART = /(^|[\\/])_[^\\/]*\.mdx$|\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Tells webpack what a live page is made of besides its file: the files next to it, partials, images, and the products
 * and guides, which decide where code words link.
 */
module.exports = function addDependencies(source) {
  const content = resolve(this.rootContext, 'content');
  for (const folder of [this.context, resolve(this.rootContext, 'static')]) this.addContextDependency(folder);
  const parts = readdirSync(content, { recursive: true }).filter((name) => PART.test(name));
  const data = ['_data/products.yaml', '../.cache/site-data/guides.json'];
  for (const file of [...parts, ...data]) this.addDependency(join(content, file));
  return source;
};
