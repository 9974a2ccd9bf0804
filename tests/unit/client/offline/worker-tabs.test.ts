import { expect, it } from 'vitest';
import { remember } from '../../../../src/client/offline/worker/tabs';

it('the service worker forgets the oldest tabs', () => {
  const tabs = new Map<string, number>();
  for (let tab = 0; tab < 600; tab += 1) remember(tabs, String(tab), tab);
  expect(tabs.size).toBe(500);
  expect([...tabs.keys()].at(0)).toBe('100');
  remember(tabs, '100', 1);
  remember(tabs, 'new', 2);
  expect(tabs.has('100')).toBe(true);
  expect(tabs.has('101')).toBe(false);
});
