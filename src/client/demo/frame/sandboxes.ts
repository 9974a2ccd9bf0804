import { strToU8, zipSync } from 'fflate';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import type { DemoSourceFiles } from '../../../shared/page/doc-page-data';
import { codeSandboxForm } from './sandbox/code-sandbox';
import { kebabCase, type SandboxDemo, type SandboxForm } from './sandbox/project';
import { stackblitzForm, stackblitzProject } from './sandbox/stackblitz';

export { sourceUrl } from './source-code';
export { loadSource } from '../edit/load-sources';

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
  const form = formElement(FORMS[sandbox](demo));
  document.body.append(form);
  form.submit();
  form.remove();
}

function formElement({ action, fields }: SandboxForm): HTMLFormElement {
  const attributes = { method: 'post', action, target: '_blank', rel: 'noopener' };
  const form = Object.assign(document.createElement('form'), attributes);
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return form;
}
