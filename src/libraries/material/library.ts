import type { Library } from '../library';
import { ROBOTO } from './roboto';

const CORE = ['Box', 'Button', 'IconButton', 'Paper', 'Stack', 'SvgIcon', 'Typography'];

/** Material UI */
export const material: Library = {
  packages: ['@mui/material', '@mui/system'],
  core: CORE.map((name) => `@mui/material/${name}`),
  common: /@mui\/material\/(esm\/|modern\/)?(Button|ButtonGroup|CircularProgress|IconButton|Typography)\//,
  collections:
    /@emotion\/react\/dist\/emotion-react\.|@mui\/(styled-engine\/esm\/index|material\/esm\/zero-styled\/index)\.js$/,
  font: {
    family: ROBOTO,
    // Made with pyftsubset: Western European letters, weights from 300, kerning. The whole font has 43 KB.
    file: './src/libraries/material/roboto-latin.woff2',
    // If the font loads too late, it is not used, because swapping it would shift the layout of demos.
    faces: (url) =>
      `@font-face{font-family:Roboto;font-weight:300 900;font-display:optional;src:url(${url}) format('woff2')}` +
      `@font-face{font-family:'Roboto Fallback';src:local('Arial'),local('ArialMT');ascent-override:92.49%;` +
      `descent-override:24.34%;line-gap-override:0%;size-adjust:100.3%}`,
  },
  replaced: {
    modules: ['@mui/material', '@mui/material/styles'],
    isolated: ['createTheme', 'ThemeProvider'],
    fullPage: ['ThemeProvider'],
  },
  classes: { DataGrid: { exportName: 'gridClasses', missing: ['pivotPanelBody'] } },
  license: {
    // The community editions need no key and don't come with `@mui/x-license`.
    imports: /(?:from|import)\s*['"]@mui\/x-[\w-]+-(?:pro|premium)['"/]/,
    setKey: (key) =>
      `import { LicenseInfo as DocsLicense } from '@mui/x-license';DocsLicense.setLicenseKey(${JSON.stringify(key)});`,
  },
  sandbox: {
    package: '@mui/material',
    fonts: [
      'https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;600;700&display=swap',
      'https://fonts.googleapis.com/icon?family=Material+Icons',
    ],
    styledEngine: '@mui/material/styles',
  },
  themeKey: (component) => `Mui${component}`,
};
