import { codeSandboxForm } from './sandbox/code-sandbox';
import type { SandboxDemo, SandboxForm } from './sandbox/sandbox-demo';
import { stackblitzForm } from './sandbox/stackblitz';

export { sourceUrl } from './source-address';
export { loadSource } from '../edit/load-sources';

const FORMS = { stackblitz: stackblitzForm, codeSandbox: codeSandboxForm } as const;

/** Places to which a reader can take a demo. */
export type Sandbox = keyof typeof FORMS;

/** Opens a demo elsewhere, in a new tab. */
export function openSandbox(sandbox: Sandbox, demo: SandboxDemo): void {
  const form = formElement(FORMS[sandbox](demo));
  document.body.append(form);
  form.submit();
  form.remove();
}

function formElement({ action, fields }: SandboxForm): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return form;
}
