import { useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import { OnDemand } from '../../ui/on-demand';
import { useDemoIsland, type DemoIsland } from './use-demo-island';

interface DemoContentProps {
  demo: Pick<DemoData, 'name' | 'html'>;
  assets: DemoAssets;
}

/** A live demo without a frame. */
export function DemoContent({ demo, assets }: DemoContentProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const island = useDemoIsland(demo, assets, attempt);
  return <IslandContent demo={demo} island={island} onReset={() => setAttempt(attempt + 1)} />;
}

interface IslandContentProps extends Pick<DemoContentProps, 'demo'> {
  island: DemoIsland;
  style?: CSSProperties;
  onReset: () => void;
}

/** A live demo. After a crash, a message with a button that restarts it. */
export function IslandContent({ demo, island, style, onReset }: IslandContentProps): ReactNode {
  const { container, error, start } = island;
  if (error !== null) {
    return (
      <div className="demo-content" style={style}>
        <OnDemand load={loadMessage} props={{ error, name: demo.name, onReset }} />
      </div>
    );
  }
  // The root's element is in the HTML, because React loses clicks during hydration on elements that it creates.
  return (
    <div
      key={start}
      ref={container}
      className="demo-content"
      style={style}
      dangerouslySetInnerHTML={{ __html: `<div data-demo-root>${demo.html}</div>` }}
    />
  );
}

interface CrashProps {
  error: unknown;
  name: string;
  onReset: () => void;
}

/** Loaded on demand, because crashes are rare. */
const loadMessage = (): Promise<ComponentType<CrashProps>> =>
  import('./demo-crash').then(
    (module) => module.default,
    () => BareMessage,
  );

/** Shown if the message cannot be loaded. */
function BareMessage({ error }: CrashProps): ReactNode {
  return <p className="demo-crash">{String(error)}</p>;
}
