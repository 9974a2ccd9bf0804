// Plain JavaScript: webpack loads its loaders by itself.

/** Hands a text to the function that the configuration names. */
module.exports = function loadChanged(source) {
  return this.getOptions().change(source);
};
