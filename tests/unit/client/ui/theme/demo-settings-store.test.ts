import { expect, it, vi } from 'vitest';
import { INITIAL_DEMO_SETTINGS } from '../../../../../src/client/ui/theme/demo-settings';
import { demoSettings } from '../../../../../src/client/ui/theme/demo-settings-store';

it('the settings of demos start as the build renders them', () => {
  expect(demoSettings.get()).toBe(INITIAL_DEMO_SETTINGS);
});

it('who follows the settings hears of a change, and only of a change', () => {
  const listener = vi.fn();
  const stop = demoSettings.subscribe(listener);
  demoSettings.set({ ...INITIAL_DEMO_SETTINGS });
  expect(listener).not.toHaveBeenCalled();
  expect(demoSettings.get()).toBe(INITIAL_DEMO_SETTINGS);
  demoSettings.set({ ...INITIAL_DEMO_SETTINGS, dense: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(demoSettings.get().dense).toBe(true);
  stop();
  demoSettings.set(INITIAL_DEMO_SETTINGS);
  expect(listener).toHaveBeenCalledOnce();
});
