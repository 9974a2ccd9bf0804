import { decompressFromBase64 } from 'lz-string';
import { describe, expect, it } from 'vitest';
import {
  codeSandboxForm,
  codeSandboxProject,
  editedSource,
  type SandboxDemo,
  type SandboxProject,
  stackblitzForm,
  stackblitzProject,
} from '../../../../../src/client/demo/frame/sandboxes';

const demo: SandboxDemo = {
  name: 'BasicButtons',
  variant: 'TS',
  styling: 'MUI System',
  source: {
    TS: { 'BasicButtons.tsx': 'typed', 'data.ts': 'typed data', 'look.css': 'css' },
    JS: { 'BasicButtons.js': 'untyped', 'data.js': 'untyped data', 'look.css': 'css' },
    dependencies: { react: '19.0.0', '@mui/material': '7.1.0' },
    importable: { react: '19.0.0', '@mui/material': '7.1.0', '@mui/system': '7.0.1' },
    typeDependencies: { '@types/react': '19.0.1' },
  },
  product: 'Material UI',
  url: 'https://docs.example/material-ui/react-button/#BasicButtons',
};

const manifestOf = ({ files }: SandboxProject): Record<string, Record<string, string>> =>
  JSON.parse(files['package.json'] ?? '') as Record<string, Record<string, string>>;

describe.each([
  ['StackBlitz', stackblitzProject, 'main'],
  ['CodeSandbox', codeSandboxProject, 'index'],
])('a project for %s', (_place, createProject, main) => {
  it('opens the demo with the files it imports', () => {
    const { entry, files } = createProject(demo);
    expect(entry).toBe('src/Demo.tsx');
    expect(files).toMatchObject({
      'src/Demo.tsx': 'typed',
      'src/data.ts': 'typed data',
      'src/look.css': 'css',
      [`src/${main}.tsx`]: expect.stringContaining(`getElementById('root')!`),
      'tsconfig.json': expect.any(String),
    });
  });

  it('is plain JavaScript if the user selected JavaScript', () => {
    const project = createProject({ ...demo, variant: 'JS' });
    expect(project.entry).toBe('src/Demo.jsx');
    expect(Object.keys(project.files).filter((file) => /\.tsx?$|tsconfig/.test(file))).toEqual([]);
    expect(project.files['src/Demo.jsx']).toBe('untyped');
    expect(project.files[`src/${main}.jsx`]).toContain(`getElementById('root'))`);
    expect(Object.keys(manifestOf(project)['devDependencies'] ?? {}).join()).not.toMatch(/types|typescript/);
  });

  it('pins every version', () => {
    const { dependencies, devDependencies } = manifestOf(createProject(demo));
    expect(dependencies).toEqual({ '@mui/material': '7.1.0', react: '19.0.0' });
    expect(devDependencies).toMatchObject({ '@types/react': '19.0.1', typescript: expect.any(String) });
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  it('gives the styles of a demo priority over the styles of the library', () => {
    const mainOf = (styling: SandboxDemo['styling']): string | undefined =>
      createProject({ ...demo, styling }).files[`src/${main}.tsx`];
    expect(mainOf('CSS')).toContain('<StyledEngineProvider injectFirst>');
    expect(mainOf('MUI System')).not.toContain('StyledEngineProvider');
    const tailwind = createProject({ ...demo, styling: 'Tailwind' });
    expect(tailwind.files[`src/${main}.tsx`]).toMatch(/import '\.\/tailwind';[^]*enableCssLayer/);
    expect(tailwind.files['src/tailwind.ts']).toContain('@layer theme, mui, utilities;');
    expect(manifestOf(tailwind)['dependencies']).toHaveProperty('@tailwindcss/browser');
  });

  it('loads the font that the library expects', () => {
    const pageOf = (library: string): string => {
      const dependencies = { [library]: '1.0.0' };
      const { files } = createProject({ ...demo, source: { ...demo.source, dependencies } });
      return files['index.html'] ?? files['public/index.html'] ?? '';
    };
    expect(pageOf('@mui/material')).toContain('family=Roboto:');
    expect(pageOf('@mui/joy')).toContain('family=Inter:');
  });
});

describe('a demo that a reader has edited', () => {
  const text = "import { styled } from '@mui/system';";

  it('exports edited code as written, in its language', () => {
    const source = editedSource(demo.source, 'JS', text);
    expect(source.JS).toEqual({ ...demo.source.JS, 'BasicButtons.js': text });
    expect(source.TS).toBe(demo.source.TS);
  });

  it('brings the packages that it imports', () => {
    const { dependencies } = editedSource(demo.source, 'TS', text);
    expect(dependencies).toEqual({ ...demo.source.dependencies, '@mui/system': '7.0.1' });
  });
});

describe('the form for StackBlitz', () => {
  it('posts the files and opens the demo', () => {
    const { action, fields } = stackblitzForm(demo);
    expect(action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
    expect(fields).toMatchObject({
      'project[title]': 'BasicButtons demo — Material UI',
      'project[description]': demo.url,
      'project[template]': 'node',
      'project[files][src/Demo.tsx]': 'typed',
      'project[files][index.html]': expect.stringContaining('src="/src/main.tsx"'),
    });
  });
});

describe('the form for CodeSandbox', () => {
  it('posts the files as compressed JSON in characters that a URL can contain', () => {
    const project = codeSandboxProject(demo);
    const { action, fields } = codeSandboxForm(demo);
    const { parameters } = fields;
    expect(parameters).toMatch(/^[\w-]+$/);
    const json = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
    expect(JSON.parse(json)).toEqual({
      files: Object.fromEntries(
        Object.entries(project.files).map(([path, content]) => [path, { content, isBinary: false }]),
      ),
    });
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields).toEqual({ parameters, query: 'file=/src/Demo.tsx' });
  });
});
