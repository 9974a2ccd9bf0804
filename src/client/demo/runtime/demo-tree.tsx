import { CacheProvider } from '@emotion/react';
import { useMemo, type ComponentType } from 'react';
import type { Example } from '../../../shared/demo/playground';
import { useStore, type Store } from '../../ui/store';
import type { DemoLibrary } from './demo-library';
import type { DemoLooks } from './demo-look';

/** Props of a demo. */
export interface DemoProps {
  /** The window of a framed demo, for props such as `target` and `container`. */
  window?: () => Window;
  /** State of a playground. */
  example?: Store<Example>;
}

/** Ids from `useId` must be unique across the roots of a page. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}

export interface DemoTreeProps {
  library: DemoLibrary;
  /** The demo hydrates with the look of the server, and then changes. */
  looks: DemoLooks;
  Demo: ComponentType<DemoProps>;
  /** Whether the demo has its own theme and inherits none. */
  isolated?: boolean;
  /** Window of the frame that the demo is in. */
  frame?: Window | undefined;
  /** State of a playground. */
  example?: Store<Example> | undefined;
}

/** One demo in its library's theme. The build and the browser render the same tree. */
export function DemoTree({ library, looks, Demo, isolated = false, frame, example }: DemoTreeProps) {
  const { cache, settings } = useStore(looks);
  const getWindow = useMemo(() => frame && (() => frame), [frame]);
  const getBody = useMemo(() => frame && (() => frame.document.body), [frame]);
  const demo = <Demo {...(getWindow && { window: getWindow })} {...(example && { example })} />;
  return (
    <CacheProvider value={cache}>
      {isolated ? (
        demo
      ) : (
        <library.Provider settings={settings} portalContainer={getBody}>
          {demo}
        </library.Provider>
      )}
    </CacheProvider>
  );
}
