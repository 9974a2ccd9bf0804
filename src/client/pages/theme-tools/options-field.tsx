import { lazy, Suspense, type ReactNode } from 'react';
import type { OptionsEditorProps } from './options-editor';

/** With the editor and the parser in it: they come when somebody asks for them. */
const OptionsEditor = lazy(() =>
  import('./options-editor').catch(() => ({
    default: () => <p role="alert">The editor could not be loaded. Try again when you are online.</p>,
  })),
);

/** As high as the editor with its line of messages: nothing moves when it comes. */
const ROOM = { minHeight: 292 };

/** Takes theme options as text. */
export function OptionsField(props: OptionsEditorProps): ReactNode {
  return (
    <div style={ROOM}>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <OptionsEditor {...props} />
      </Suspense>
    </div>
  );
}
