import {
  componentExtension,
  htmlFile,
  makeProject,
  packageFile,
  type SandboxDemo,
  type SandboxForm,
  type SandboxProject,
  sandboxTitle,
  typescriptFile,
} from './project';

/**
 * Tools of the project, tested by `tests/sandbox/stackblitz.packages.test.ts`. Vite 8 bundles with native code, which
 * StackBlitz often fails to replace.
 */
const TOOLS = { '@vitejs/plugin-react': '5.2.0', vite: '7.3.8' };
const TYPESCRIPT = '5.9.3';

/** A project built with Vite. */
export function stackblitzProject(demo: SandboxDemo): SandboxProject {
  const typescript = demo.variant === 'TS';
  return makeProject(demo, 'main', {
    'index.html': htmlFile(demo, `/src/main.${componentExtension(demo.variant)}`),
    'package.json': packageFile(demo, TOOLS, TYPESCRIPT, {
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
      stackblitz: { startCommand: 'npm run dev' },
    }),
    [`vite.config.${typescript ? 'ts' : 'js'}`]: VITE_CONFIG,
    ...(typescript && { 'tsconfig.json': TSCONFIG, 'src/vite-env.d.ts': VITE_TYPES }),
  });
}

/** The form that opens the project in StackBlitz. */
export function stackblitzForm(demo: SandboxDemo): SandboxForm {
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

const TSCONFIG = typescriptFile({
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['dom', 'dom.iterable', 'es2023'],
});
