import {
  compressToEncodedURIComponent,
  decompressFromEncodedURIComponent,
} from 'lz-string';
import type { ComponentType, ReactNode } from 'react';
import type { OptionsEditorProps } from './options-editor';
import { OnDemand } from 'docs/ui';

export {
  checkOptions,
  hasNumbers,
  isObject,
  valueAt,
  withValueAt,
  type Literal,
  type LiteralObject,
  type Path,
} from './check-options';
export type { OptionsReading } from './options-editor';

/** Compresses a string for a URL. */
export const pack = (text: string): string =>
  text === '' ? '' : compressToEncodedURIComponent(text);

/** Decompresses the string. Empty if it is invalid. */
export const unpack = (packed: string | null): string =>
  packed === null ? '' : (decompressFromEncodedURIComponent(packed) ?? '');

/** Loads the editor and its parser on demand. */
const loadEditor = (): Promise<ComponentType<OptionsEditorProps>> =>
  import('./options-editor').then(
    (module) => module.default,
    () => () => (
      <p role="alert">
        The editor could not be loaded. Try again when you are online.
      </p>
    ),
  );

/** Height of the editor with one line of messages, so its layout does not shift. */
const ROOM = { minHeight: 292 };

/** Text field for theme options. */
export function OptionsField(props: OptionsEditorProps): ReactNode {
  return (
    <div style={ROOM}>
      <OnDemand
        load={loadEditor}
        props={props}
        fallback={<p role="status">Loading the editor…</p>}
      />
    </div>
  );
}
