import type { Plugin } from 'rolldown';

/** The paid editions; the community edition asks for no key, and brings no `@mui/x-license` along. */
const IMPORTS_LICENSED = /(?:from|import)\s*['"]@mui\/x-[\w-]+-(?:pro|premium)['"/]/;

/** A module with the licence key set before anything in it renders; without a key, or a paid edition, as it is. */
export function withLicence(code: string, key: string | undefined): string {
  if (!key || !IMPORTS_LICENSED.test(code)) return code;
  return `import { LicenseInfo as DocsLicense } from '@mui/x-license';DocsLicense.setLicenseKey(${JSON.stringify(key)});${code}`;
}

/** Hands the licence key to demos that use a paid edition of MUI X; nothing is loaded where none does, or none is set. */
export function dataGridLicence(key: string | undefined): Plugin {
  return {
    name: 'data-grid-licence',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: IMPORTS_LICENSED },
      handler: (code) => withLicence(code, key),
    },
  };
}
