import { INITIAL_DEMO_SETTINGS, type DemoSettings, type DemoSettingsSource } from './demo-settings';

const listeners = new Set<() => void>();
let settings = INITIAL_DEMO_SETTINGS;

/** The settings that demos share with the shell; outside React, because each demo is a root of its own. */
export const demoSettings: DemoSettingsSource & { set(next: DemoSettings): void } = {
  get: () => settings,

  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Tells the demos; settings that are equal change nothing. */
  set(next) {
    const { direction, dense, scheme } = settings;
    if (next.direction === direction && next.dense === dense && next.scheme === scheme) return;
    settings = next;
    for (const listener of listeners) listener();
  },
};
