/** An empty module, for modules that the site does not need. */
export default {};
