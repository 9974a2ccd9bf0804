/** webpack returns the URL of a font. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
