import { strToU8, zipSync } from 'fflate';
import { compressToBase64 } from 'lz-string';
import type { CodeVariant } from '../../../shared/code-variant';
import type { DemoSourceFiles } from '../../../shared/doc-page-data';
import {
  componentExtension,
  htmlFile,
  kebabCase,
  makeProject,
  packageFile,
  type SandboxDemo,
  type SandboxProject,
  sandboxTitle,
  typescriptFile,
} from './sandbox-project';

const FORMS = { stackblitz: stackblitzForm, codesandbox: codeSandboxForm } as const;

/** Names of the online sandboxes. */
export type Sandbox = keyof typeof FORMS;

/** The source of a demo with the user's changes, and the packages that it imports. */
export function editedSource(source: DemoSourceFiles, variant: CodeVariant, text: string): DemoSourceFiles {
  const files = Object.entries(source[variant]).map(([name, original], index) => [
    name,
    index === 0 ? text : original,
  ]);
  const imported = Object.entries(source.importable).filter(([name]) =>
    new RegExp(`\\bfrom\\s*['"]${name}(?:/|['"])`).test(text),
  );
  return {
    ...source,
    [variant]: Object.fromEntries(files) as Record<string, string>,
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
