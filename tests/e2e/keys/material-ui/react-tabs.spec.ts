import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The tabs of the first demo, the first one of which is selected and has the focus. */
async function focusTabs({ demo }: Keyboard) {
  const basics = await demo('TabsBasics');
  const [route, water, bus] = ['Route', 'Water', 'Bus'].map((name) => basics.getByRole('tab', { name }));
  if (!route || !water || !bus) throw new Error('A tab has no locator.');
  await route.focus();
  return { panel: basics.getByRole('tabpanel'), route, water, bus };
}

testKeys('/material-ui/react-tabs/', {
  async Tab(keyboard) {
    const { panel, route } = await focusTabs(keyboard);
    await keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(route).toBeFocused();
  },
  async Enter(keyboard) {
    const { panel, water } = await focusTabs(keyboard);
    await keyboard.press('→');
    await expect(panel).toHaveText(/^A loop/);
    await keyboard.press('Enter');
    await expect(water).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveText(/^Springs/);
  },
  async Space(keyboard) {
    const { panel, water } = await focusTabs(keyboard);
    await keyboard.press('→');
    await keyboard.press('Space');
    await expect(water).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveText(/^Springs/);
  },
  async '← →'(keyboard) {
    const { route, water } = await focusTabs(keyboard);
    await keyboard.press('→');
    await expect(water).toBeFocused();
    await keyboard.press('←');
    await expect(route).toBeFocused();
  },
  async '↑ ↓'({ demo, press }) {
    const tabs = (await demo('TabsVertical')).getByRole('tab');
    await tabs.nth(0).focus();
    await press('↓');
    await expect(tabs.nth(1)).toBeFocused();
    await press('↑');
    await expect(tabs.nth(0)).toBeFocused();
  },
  async 'Home End'(keyboard) {
    const { route, bus } = await focusTabs(keyboard);
    await keyboard.press('End');
    await expect(bus).toBeFocused();
    await keyboard.press('Home');
    await expect(route).toBeFocused();
  },
});
