import type { ComponentType, ReactNode } from 'react';
import { OnDemand } from '../../ui/on-demand';
import type { OptionsEditorProps } from './options-editor';

/** Loads the editor and its parser on demand. */
const loadEditor = (): Promise<ComponentType<OptionsEditorProps>> =>
  import('./options-editor').then(
    (module) => module.default,
    () => () => <p role="alert">The editor could not be loaded. Try again when you are online.</p>,
  );

/** Height of the editor with one line of messages, so its layout does not shift. */
const ROOM = { minHeight: 292 };

/** Text field for theme options. */
export function OptionsField(props: OptionsEditorProps): ReactNode {
  return (
    <div style={ROOM}>
      <OnDemand load={loadEditor} props={props} fallback={<p role="status">Loading the editor…</p>} />
    </div>
  );
}
