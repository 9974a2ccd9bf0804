/** localStorage keys of the writing direction and of the density of demos. */
export const DIRECTION_STORAGE_KEY = 'docs-direction';
export const DENSITY_STORAGE_KEY = 'docs-density';

/** Values that are not what everybody starts with. */
export const RIGHT_TO_LEFT = 'rtl';
export const DENSE = 'dense';
