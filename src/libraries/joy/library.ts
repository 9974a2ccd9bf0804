import type { Library } from '../library';

const CORE = ['Box', 'Button', 'IconButton', 'Sheet', 'Stack', 'SvgIcon', 'Typography'];

/** Joy UI */
export const joy: Library = {
  packages: ['@mui/joy', '@mui/system'],
  core: CORE.map((name) => `@mui/joy/${name}`),
  common: /@mui\/joy\/(esm\/|modern\/)?(Button|ButtonGroup|CircularProgress|IconButton|Typography)\//,
  collections: /@emotion\/react\/dist\/emotion-react\.|@mui\/styled-engine\/esm\/index\.js$/,
  replaced: {
    modules: ['@mui/joy', '@mui/joy/styles'],
    isolated: ['extendTheme', 'CssVarsProvider'],
    fullPage: ['CssVarsProvider'],
  },
  sandbox: {
    package: '@mui/joy',
    fonts: [
      'https://fonts.googleapis.com/css2?family=Inter:wght@300;400;500;600;700&display=swap',
      'https://fonts.googleapis.com/icon?family=Material+Icons',
    ],
    styledEngine: '@mui/joy/styles',
  },
  hasCssVariables: true,
  themeKey: (component) => `Joy${component}`,
};
