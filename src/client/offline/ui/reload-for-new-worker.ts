import { NEW_WORKER } from './reload-rule';
import { reloadOnce } from './reload-once';

/** A new worker takes over all tabs at once; each reloads as soon as it has the focus. */
export function reloadForNewWorker(container: ServiceWorkerContainer): void {
  let isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (!isFirst) {
      // Gatsby loads the next page in full then, should the reader go on first.
      window.___swUpdated = true;
      whenFocused(() => reloadOnce(NEW_WORKER));
    }
    isFirst = false;
  });
}

function whenFocused(task: () => void): void {
  if (document.hasFocus()) task();
  else window.addEventListener('focus', task, { once: true });
}
