const { resolve } = require('node:path');

/** A live page is made of more than its file, such as the pictures beside it: it is compiled anew by every build. */
module.exports = function compileAnew(source) {
  this.cacheable(false);
  // For develop, which has to hear of a change.
  this.addContextDependency(this.context);
  for (const [, part] of source.matchAll(/<Include src="([^"]+)"/g))
    this.addDependency(resolve(this.context, part));
  return source;
};
