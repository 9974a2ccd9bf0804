/** Webpack gives the address of a font. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
