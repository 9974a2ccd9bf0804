import { lazy, Suspense, useState, type CSSProperties, type ReactNode } from 'react';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
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

/** A live demo; when it has crashed, the message and the way to start it afresh. */
export function IslandContent({ demo, island, style, onReset }: IslandContentProps): ReactNode {
  const { container, error, start } = island;
  if (error !== null) {
    return (
      <div className="demo-content" style={style}>
        <Suspense>
          <DemoCrash error={error} name={demo.name} onReset={onReset} />
        </Suspense>
      </div>
    );
  }
  // The root's element is part of the HTML: of an element that it has made itself, React loses the clicks that
  // come while the demo is being hydrated.
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

/** Few readers meet a crash: what tells of it is loaded then. Without a network the page says the error by itself. */
const DemoCrash = lazy(() => import('./demo-crash').catch(() => ({ default: Bare })));

function Bare({ error }: { error: unknown; name: string; onReset: () => void }): ReactNode {
  return <p className="demo-crash">{String(error)}</p>;
}
