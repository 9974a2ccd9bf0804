import { lazy, type ReactNode } from 'react';

/** Few readers meet a crash: what tells of it is loaded then. Without a network the page says the error by itself. */
export const DemoCrash = lazy(() => import('./demo-crash').catch(() => ({ default: Bare })));

function Bare({ error }: { error: unknown; name: string; onReset: () => void }): ReactNode {
  return <p className="demo-crash">{String(error)}</p>;
}
