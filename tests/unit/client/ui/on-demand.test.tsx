import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { OnDemand } from '../../../../src/client/ui/on-demand';

it('loads a component again on the next mount after a failure', async () => {
  let isOnline = false;
  const load = (): Promise<ComponentType<{ name: string }>> =>
    Promise.resolve(isOnline ? ({ name }: { name: string }) => <p>Hello {name}</p> : () => <p>Offline</p>);
  const render = async (): Promise<string> => {
    const { prelude } = await prerender(<OnDemand load={load} props={{ name: 'Ada' }} />);
    return new Response(prelude).text();
  };
  expect(await render()).toContain('Offline');
  isOnline = true;
  expect(await render()).toContain('Ada');
});
