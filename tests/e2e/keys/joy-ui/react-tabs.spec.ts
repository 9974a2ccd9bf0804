import { expect } from '@playwright/test';
import { type Keyboard, testKeys } from '../../support/test-keys';

/** Focuses a tab of a demo. Returns a function that finds the other tabs. */
async function focusTab({ demo }: Keyboard, name: string, label: string) {
  const root = await demo(name);
  const tab = (text: string) => root.getByRole('tab', { name: text, exact: true });
  await tab(label).focus();
  return { root, tab };
}

testKeys('/joy-ui/react-tabs/', {
  async Tab(keyboard) {
    const { root, tab } = await focusTab(keyboard, 'TabsKeepMounted', 'Song request');
    await keyboard.press('Tab');
    await expect(root.getByLabel('Song', { exact: true })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(tab('Song request')).toBeFocused();
  },
  async Enter(keyboard) {
    const { root, tab } = await focusTab(keyboard, 'TabsBasics', 'Schedule');
    await keyboard.press('→');
    await expect(tab('Hosts')).toBeFocused();
    await keyboard.press('Enter');
    await expect(root.getByRole('tabpanel', { name: 'Hosts' })).toBeVisible();
  },
  async Space(keyboard) {
    const { root, tab } = await focusTab(keyboard, 'TabsBasics', 'Schedule');
    await keyboard.press('→');
    await expect(tab('Hosts')).toBeFocused();
    await keyboard.press('Space');
    await expect(root.getByRole('tabpanel', { name: 'Hosts' })).toBeVisible();
  },
  async '← →'(keyboard) {
    const { tab } = await focusTab(keyboard, 'TabsBasics', 'Schedule');
    await keyboard.press('←');
    await expect(tab('Music')).toBeFocused();
    await keyboard.press('→');
    await expect(tab('Schedule')).toBeFocused();
  },
  async '↑ ↓'(keyboard) {
    const { tab } = await focusTab(keyboard, 'TabsVertical', 'Harvest News');
    await keyboard.press('↑');
    await expect(tab('Patch Bay')).toBeFocused();
    await keyboard.press('↓');
    await expect(tab('Harvest News')).toBeFocused();
  },
  async 'PageUp PageDown'(keyboard) {
    const { tab } = await focusTab(keyboard, 'TabsScrollable', 'Harbor');
    await keyboard.press('PageDown');
    await expect(tab('Riverside')).toBeFocused();
    await keyboard.press('PageUp');
    await expect(tab('Harbor')).toBeFocused();
  },
  async 'Home End'(keyboard) {
    const { tab } = await focusTab(keyboard, 'TabsBasics', 'Schedule');
    await keyboard.press('End');
    await expect(tab('Music')).toBeFocused();
    await keyboard.press('Home');
    await expect(tab('Schedule')).toBeFocused();
  },
  async 'A to Z'(keyboard) {
    const { tab } = await focusTab(keyboard, 'TabsBasics', 'Schedule');
    await keyboard.press('H');
    await expect(tab('Hosts')).toBeFocused();
  },
});
