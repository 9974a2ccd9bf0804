import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CrashReporter } from '../../runtime/crash-reporter';

interface Result {
  Demo: ComponentType;
  element: HTMLElement;
  root: Root;
}

/** Callbacks of a rendered component. */
interface StageHandlers {
  onRendered: () => void;
  onCrash: (error: unknown) => void;
}

/**
 * Renders edited code. A new component is rendered hidden and only replaces the previous one if it works. If the code
 * is broken, the previous result keeps its state.
 */
export function createResultStage(
  container: HTMLElement,
  render: (Demo: ComponentType) => ReactNode,
): (Demo: ComponentType, handlers: StageHandlers) => void {
  let count = 0;
  let shown: Result | null = null;
  let candidate: Result | null = null;

  const show = (Demo: ComponentType, handlers: StageHandlers, before: ComponentType | null): void => {
    discard(candidate);
    const element = document.createElement('div');
    element.className = 'candidate';
    container.append(element);
    // React's own report of an error that is shown in the editor would only repeat it in the console.
    const root = createRoot(element, { identifierPrefix: `run${++count}-`, onCaughtError: () => {} });
    const result: Result = { Demo, element, root };
    candidate = result;
    const onReady = (isCrashed: boolean): void => {
      if (isCrashed) return;
      discard(shown);
      shown = result;
      candidate = null;
      element.className = '';
      handlers.onRendered();
    };
    const onError = (error: unknown): void => {
      handlers.onCrash(error);
      if (candidate === result) {
        discard(candidate);
        candidate = null;
      } else if (before) show(before, { onRendered: () => {}, onCrash: () => {} }, null);
    };
    // A transition renders in slices, so a large demo does not block typing.
    startTransition(() =>
      root.render(
        <CrashReporter onReady={onReady} onError={onError}>
          {render(Demo)}
        </CrashReporter>,
      ),
    );
  };
  return (Demo, handlers) => show(Demo, handlers, shown?.Demo ?? null);
}

function discard(result: Result | null): void {
  if (!result) return;
  result.element.remove();
  // React forbids to unmount one root while another one renders.
  window.setTimeout(() => result.root.unmount());
}
