import type { Library } from '../library';

/** MUI System, which has no theme. */
export const system: Library = {
  packages: ['@mui/system'],
  core: ['@mui/system/Box', '@mui/system/Stack'],
  collections: /@emotion\/react\/dist\/emotion-react\.|@mui\/styled-engine\/esm\/index\.js$/,
};
