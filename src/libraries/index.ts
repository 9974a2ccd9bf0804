import { joy } from './joy/library';
import type { Library } from './library';
import { material } from './material/library';
import { system } from './system/library';

/** Component libraries by the names of their folders. `demos` in products.yaml has one of these names. */
export const LIBRARIES: Readonly<Record<string, Library>> = { material, joy, system };

/** Site of the documented libraries. Links in documentation comments that have no page here go there. */
export const LIBRARY_SITE = 'https://mui.com';

/** The name of a library in `LIBRARIES`. */
export type LibraryName = string;

/** @throws Error for an unknown name, which the check of products.yaml reports first */
export function findLibrary(name: LibraryName): Library {
  const library = LIBRARIES[name];
  if (!library) throw new Error(`There is no library "${name}" in src/libraries.`);
  return library;
}
