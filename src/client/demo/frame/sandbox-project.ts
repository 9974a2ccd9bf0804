import type { CodeStyling, CodeVariant } from '../../../shared/code-variant';
import type { DemoSourceFiles } from '../../../shared/doc-page-data';
import { LIBRARIES } from '../../../libraries';
import type { Library } from '../../../libraries/library';

/** A demo for a sandbox. */
export interface SandboxDemo {
  name: string;
  variant: CodeVariant;
  styling: CodeStyling;
  source: DemoSourceFiles;
  /** Product of its page, such as `Material UI`. */
  product: string;
  /** URL of the demo. */
  url: string;
}

/** A whole project, ready to be installed and run. */
export interface SandboxProject {
  /** Text by path, such as `src/Demo.tsx`. */
  files: Record<string, string>;
  /** File that the sandbox opens. */
  entry: string;
}

/** "BasicButtons demo — Material UI". */
export function sandboxTitle({ name, product }: Pick<SandboxDemo, 'name' | 'product'>): string {
  return `${name} demo — ${product}`;
}

/** Ending of a file with JSX. */
export function componentExtension(variant: CodeVariant): 'tsx' | 'jsx' {
  return variant === 'TS' ? 'tsx' : 'jsx';
}

/**
 * Creates a project with the demo.
 * @param main name of the entry module without extension
 * @param others additional files for the project's tools
 */
export function makeProject(demo: SandboxDemo, main: string, others: Record<string, string>): SandboxProject {
  const { source, styling, variant } = demo;
  const extension = componentExtension(variant);
  const entry = `src/Demo.${extension}`;
  const [shown, ...imported] = Object.entries(source[variant]);
  return {
    entry,
    files: {
      [entry]: shown?.[1] ?? '',
      ...Object.fromEntries(imported.map(([name, text]) => [`src/${name}`, text])),
      [`src/${main}.${extension}`]: mainFile(demo),
      ...(styling === 'Tailwind' && { [`src/tailwind.${variant === 'TS' ? 'ts' : 'js'}`]: TAILWIND }),
      ...others,
    },
  };
}

/**
 * The package.json of a project, with the packages of the demo and the tools.
 * @param others additional fields
 */
export function packageFile(
  { name, source, variant, styling }: SandboxDemo,
  tools: Readonly<Record<string, string>>,
  typescript: string,
  others: object,
): string {
  return jsonFile({
    name: `${kebabCase(name)}-demo`,
    private: true,
    version: '0.0.0',
    ...others,
    dependencies: sortKeys({
      ...source.dependencies,
      ...(styling === 'Tailwind' && { '@tailwindcss/browser': TAILWIND_VERSION }),
    }),
    devDependencies: sortKeys({
      ...tools,
      ...(variant === 'TS' && { ...source.typeDependencies, typescript }),
    }),
  });
}

/** The tsconfig.json of a project, with the options for its tools. */
export function typescriptFile(options: object): string {
  const common = { jsx: 'react-jsx', strict: true, noEmit: true, isolatedModules: true, skipLibCheck: true };
  return jsonFile({ compilerOptions: { ...options, ...common }, include: ['src'] });
}

/** A formatted JSON file. */
function jsonFile(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** "BasicButtons" → "basic-buttons". */
export function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Entries in the order of their keys, as npm writes them. */
function sortKeys(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * HTML page of a project, with the fonts of the libraries.
 * @param main URL of the entry module, if the tools do not add it
 */
export function htmlFile(demo: SandboxDemo, main?: string): string {
  const fonts = sandboxSetup(demo)?.fonts.map((url) => `\n    <link rel="stylesheet" href="${url}" />`) ?? [];
  const script = main ? `\n    <script type="module" src="${main}"></script>` : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${sandboxTitle(demo)}</title>${fonts.join('')}
  </head>
  <body>
    <div id="root"></div>${script}
  </body>
</html>
`;
}

/** The needs of the library that a demo uses. */
function sandboxSetup({ source }: SandboxDemo): Library['sandbox'] {
  return Object.values(LIBRARIES).find(({ sandbox }) => sandbox && sandbox.package in source.dependencies)
    ?.sandbox;
}

/** How the library gives a demo's own styles priority. */
const PRECEDENCE: Readonly<Record<CodeStyling, string>> = {
  'MUI System': '',
  Tailwind: 'enableCssLayer',
  CSS: 'injectFirst',
};

/** Entry module with the demo. */
function mainFile(demo: SandboxDemo): string {
  const { styling, variant } = demo;
  const precedence = PRECEDENCE[styling];
  const engine = precedence === '' ? undefined : sandboxSetup(demo)?.styledEngine;
  const engineImport = engine ? `import { StyledEngineProvider } from '${engine}';\n` : '';
  const tailwindImport = styling === 'Tailwind' ? `import './tailwind';\n` : '';
  const element = engine
    ? `<StyledEngineProvider ${precedence}>\n      <Demo />\n    </StyledEngineProvider>`
    : '<Demo />';
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${engineImport}${tailwindImport}import Demo from './Demo';

createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''}).render(
  <StrictMode>
    ${element}
  </StrictMode>,
);
`;
}

const TAILWIND_VERSION = '4.3.3';

/**
 * Tailwind runs in the browser, because its native build tools do not always run in sandboxes. Its page reset is not
 * included, and the library's styles have a lower priority than its utilities.
 */
const TAILWIND = `import '@tailwindcss/browser';

const style = document.createElement('style');
style.type = 'text/tailwindcss';
style.textContent = \`
  @layer theme, mui, utilities;
  @import 'tailwindcss/theme.css' layer(theme);
  @import 'tailwindcss/utilities.css' layer(utilities);
\`;
document.head.append(style);
`;
