import type { ReactNode } from 'react';
import type { DemoAssets, DemoData, PlaygroundDemo } from '../../shared/page/doc-page-data';
import { PlaygroundFrame } from './playground/playground-frame';
import { DemoFrame } from './frame/demo-frame';
import type { PlacedDemo } from './frame/use-demo-controls';

interface DemoSlotProps extends Omit<PlacedDemo, 'assets'> {
  /** Null when no demo of the page could be built. */
  assets: DemoAssets | null;
}

/** The place of a demo. An author sees there what keeps it from being built; no such page is ever published. */
export function DemoSlot({ assets, ...placed }: DemoSlotProps): ReactNode {
  const { demo, product } = placed;
  const { name, problem } = demo;
  if (problem !== null) {
    return (
      <section id={name} className="demo demo-crash" aria-label={name}>
        <pre>{problem}</pre>
      </section>
    );
  }
  if (!assets) return null;
  return isPlayground(demo) ? (
    <PlaygroundFrame demo={demo} assets={assets} product={product} />
  ) : (
    <DemoFrame {...placed} assets={assets} />
  );
}

function isPlayground(demo: DemoData): demo is PlaygroundDemo {
  return demo.playground !== null;
}
