import { strToU8, zipSync } from 'fflate';
import { compressToBase64 } from 'lz-string';
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

const FORMS = { stackblitz: stackblitzForm, codesandbox: codeSandboxForm } as const;

/** Names of the online sandboxes. */
export type Sandbox = keyof typeof FORMS;

/** The source of a demo with the user's changes, and the packages that it imports. */
export function editedSource(source: DemoSourceFiles, variant: CodeVariant, text: string): DemoSourceFiles {
  const [shown = ''] = Object.keys(source[variant]);
  const imported = Object.entries(source.importable).filter(([name]) =>
    new RegExp(`\\bfrom\\s*['"]${name}(?:/|['"])`).test(text),
  );
  return {
    ...source,
    [variant]: { ...source[variant], [shown]: text },
    dependencies: { ...source.dependencies, ...Object.fromEntries(imported) },
  };
}

/** Saves a demo as a project that `npm install` and `npm run dev` start. */
export function downloadProject(demo: SandboxDemo): void {
  const { files } = stackblitzProject(demo);
  const folder = kebabCase(demo.name);
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zipSync(Object.fromEntries(entries)) as BlobPart]));
  link.download = `${folder}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Opens a demo elsewhere, in a new tab. */
export function openSandbox(sandbox: Sandbox, demo: SandboxDemo): void {
  const { action, fields } = FORMS[sandbox](demo);
  const attributes = { method: 'post', action, target: '_blank', rel: 'noopener' };
  const form = Object.assign(document.createElement('form'), attributes);
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Tools of a project in CodeSandbox. */
const REACT_SCRIPTS = { 'react-scripts': '5.0.1' };

/** A project in the layout of Create React App, which CodeSandbox bundles in the browser. */
export function codeSandboxProject(demo: SandboxDemo): SandboxProject {
  return makeProject(demo, 'index', {
    'public/index.html': htmlFile(demo),
    'package.json': packageFile(demo, REACT_SCRIPTS, '4.9.5', {
      description: demo.url,
      main: `src/index.${componentExtension(demo.variant)}`,
      browserslist: ['> 0.5%', 'last 2 versions', 'not dead'],
    }),
    ...(demo.variant === 'TS' && { 'tsconfig.json': REACT_SCRIPTS_TSCONFIG }),
  });
}

/** The form for CodeSandbox's define API, which gets compressed JSON in characters that a URL can contain. */
export function codeSandboxForm(demo: SandboxDemo) {
  const { files, entry } = codeSandboxProject(demo);
  const entries = Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]);
  const parameters = compressToBase64(JSON.stringify({ files: Object.fromEntries(entries) as object }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: { parameters, query: `file=/${entry}` },
  };
}

const REACT_SCRIPTS_TSCONFIG = typescriptFile({
  target: 'es2020',
  module: 'esnext',
  moduleResolution: 'node',
  lib: ['dom', 'dom.iterable', 'esnext'],
  esModuleInterop: true,
});

/**
 * Tools of the project, tested by `tests/sandbox/stackblitz.packages.test.ts`. Vite 8 bundles with native code, which
 * StackBlitz often fails to replace.
 */
const VITE = { '@vitejs/plugin-react': '5.2.0', vite: '7.3.8' };

/** A project built with Vite. */
export function stackblitzProject(demo: SandboxDemo): SandboxProject {
  const typescript = demo.variant === 'TS';
  return makeProject(demo, 'main', {
    'index.html': htmlFile(demo, `/src/main.${componentExtension(demo.variant)}`),
    'package.json': packageFile(demo, VITE, '5.9.3', {
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
      stackblitz: { startCommand: 'npm run dev' },
    }),
    [`vite.config.${typescript ? 'ts' : 'js'}`]: VITE_CONFIG,
    ...(typescript && { 'tsconfig.json': VITE_TSCONFIG, 'src/vite-env.d.ts': VITE_TYPES }),
  });
}

/** The form that opens the project in StackBlitz. */
export function stackblitzForm(demo: SandboxDemo) {
  const { files, entry } = stackblitzProject(demo);
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[template]': 'node',
      'project[title]': sandboxTitle(demo),
      'project[description]': demo.url,
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text])),
    },
  };
}

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const VITE_TYPES = `/// <reference types="vite/client" />\n`;

const VITE_TSCONFIG = typescriptFile({
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['dom', 'dom.iterable', 'es2023'],
});

/** "BasicButtons demo — Material UI". */
function sandboxTitle({ name, product }: Pick<SandboxDemo, 'name' | 'product'>): string {
  return `${name} demo — ${product}`;
}

/** Ending of a file with JSX. */
function componentExtension(variant: CodeVariant): 'tsx' | 'jsx' {
  return variant === 'TS' ? 'tsx' : 'jsx';
}

/**
 * Creates a project with the demo.
 * @param main name of the entry module without extension
 * @param others additional files for the project's tools
 */
function makeProject(demo: SandboxDemo, main: string, others: Record<string, string>): SandboxProject {
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
function packageFile(
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
function typescriptFile(options: object): string {
  const common = { jsx: 'react-jsx', strict: true, noEmit: true, isolatedModules: true, skipLibCheck: true };
  return jsonFile({ compilerOptions: { ...options, ...common }, include: ['src'] });
}

/** A formatted JSON file. */
function jsonFile(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** "BasicButtons" → "basic-buttons". */
function kebabCase(name: string): string {
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
function htmlFile(demo: SandboxDemo, main?: string): string {
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
