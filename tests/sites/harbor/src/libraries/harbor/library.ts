import type { Library } from '../library';

/** Harbor UI, which has no theme. */
export const harbor: Library = {
  packages: ['harbor-ui'],
  core: ['harbor-ui/Berth', 'harbor-ui/Buoy'],
};
