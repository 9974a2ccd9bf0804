import { compressToBase64 } from 'lz-string';
import {
  componentExtension,
  htmlFile,
  makeProject,
  packageFile,
  type SandboxDemo,
  type SandboxForm,
  type SandboxProject,
  typescriptFile,
} from './project';

const TOOLS = { 'react-scripts': '5.0.1' };
const TYPESCRIPT = '4.9.5';

/** A project in the layout of Create React App, which CodeSandbox bundles in the browser. */
export function codeSandboxProject(demo: SandboxDemo): SandboxProject {
  return makeProject(demo, 'index', {
    'public/index.html': htmlFile(demo),
    'package.json': packageFile(demo, TOOLS, TYPESCRIPT, {
      description: demo.url,
      main: `src/index.${componentExtension(demo.variant)}`,
      browserslist: ['> 0.5%', 'last 2 versions', 'not dead'],
    }),
    ...(demo.variant === 'TS' && { 'tsconfig.json': TSCONFIG }),
  });
}

/** Parameters for CodeSandbox's define API, which is compressed JSON in characters that a URL can contain. */
export function codeSandboxParameters({ files }: SandboxProject): string {
  const parameters = {
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
    ),
  };
  return compressToBase64(JSON.stringify(parameters))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The form that opens the project in CodeSandbox. */
export function codeSandboxForm(demo: SandboxDemo): SandboxForm {
  const project = codeSandboxProject(demo);
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: { parameters: codeSandboxParameters(project), query: `file=/${project.entry}` },
  };
}

const TSCONFIG = typescriptFile({
  target: 'es2020',
  module: 'esnext',
  moduleResolution: 'node',
  lib: ['dom', 'dom.iterable', 'esnext'],
  esModuleInterop: true,
});
