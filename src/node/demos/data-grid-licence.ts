import type { Plugin } from 'rolldown';

const IMPORTS_X = /(?:from|import)\s*['"]@mui\/x-/;

/** A module with the licence key set before anything in it renders; without a key, or MUI X, the module as it is. */
export function withLicence(code: string, key: string | undefined): string {
  if (!key || !IMPORTS_X.test(code)) return code;
  return `import { LicenseInfo as DocsLicense } from '@mui/x-license';DocsLicense.setLicenseKey(${JSON.stringify(key)});${code}`;
}

/** Hands the data grid's licence key to demos that use MUI X; nothing is loaded where none does, or none is set. */
export function dataGridLicence(key: string | undefined): Plugin {
  return {
    name: 'data-grid-licence',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: IMPORTS_X },
      handler: (code) => withLicence(code, key),
    },
  };
}
