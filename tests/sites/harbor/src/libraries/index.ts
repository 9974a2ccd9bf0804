import { harbor } from './harbor/library';
import type { Library } from './library';

export const LIBRARIES: Readonly<Record<string, Library>> = { harbor };

export const LIBRARY_SITE = 'https://harbor.example';

export type LibraryName = string;

export function findLibrary(name: LibraryName): Library {
  const library = LIBRARIES[name];
  if (!library) throw new Error(`There is no library "${name}" in src/libraries.`);
  return library;
}
