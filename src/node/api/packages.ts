/** A package whose components have API pages. */
export interface DocumentedPackage {
  name: string;
  productId: string;
  /** Exported components that get no page, and why. */
  withoutPage: Readonly<Record<string, string>>;
}

const PROVIDER = 'Sets up the theme; guides explain it.';
const SHARED_BASE =
  'Base of the component of the same name in Material UI and Joy UI, where it has its page.';

/** The packages that this site documents. */
export const DOCUMENTED_PACKAGES: readonly DocumentedPackage[] = [
  {
    name: '@mui/material',
    productId: 'material-ui',
    withoutPage: { DefaultPropsProvider: PROVIDER },
  },
  { name: '@mui/lab', productId: 'material-ui', withoutPage: {} },
  { name: '@mui/joy', productId: 'joy-ui', withoutPage: {} },
  {
    name: '@mui/system',
    productId: 'system',
    withoutPage: {
      DefaultPropsProvider: PROVIDER,
      RtlProvider: PROVIDER,
      ThemeProvider: PROVIDER,
      GlobalStyles: SHARED_BASE,
      InitColorSchemeScript: SHARED_BASE,
    },
  },
];
