import { useState, type ReactNode } from 'react';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import DemoCrash from './demo-crash';
import { useDemoIsland } from './use-demo-island';

interface DemoContentProps {
  demo: Pick<DemoData, 'name' | 'html'>;
  assets: DemoAssets;
}

/** A live demo without a frame; when it has crashed, the message and the way to start it afresh. */
export function DemoContent({ demo, assets }: DemoContentProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const { container, error } = useDemoIsland(demo, assets, attempt);
  if (error !== null) {
    return (
      <div className="demo-content">
        <DemoCrash error={error} name={demo.name} onReset={() => setAttempt(attempt + 1)} />
      </div>
    );
  }
  // The root's element is part of the HTML: of an element that it has made itself, React loses the clicks that
  // come while the demo is being hydrated.
  return (
    <div
      key={attempt}
      ref={container}
      className="demo-content"
      dangerouslySetInnerHTML={{ __html: `<div data-demo-root>${demo.html}</div>` }}
    />
  );
}
