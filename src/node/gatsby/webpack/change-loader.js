// Plain JavaScript, because webpack does not compile loaders.

/** Applies the function `change` of its options to the source. */
module.exports = function loadChanged(source) {
  return this.getOptions().change(source);
};
