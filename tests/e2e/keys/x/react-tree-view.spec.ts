import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The first demo, with the focus on its first item, which is open. */
async function focusGlasshouse({ demo }: Keyboard) {
  const garden = await demo('SimpleTreeViewBasics');
  const item = (name: string) => garden.getByRole('treeitem', { name, exact: true });
  const glasshouse = garden.getByRole('treeitem', { name: 'Glasshouse' });
  const outdoors = garden.getByRole('treeitem', { name: 'Outdoors' });
  await glasshouse.focus();
  await expect(glasshouse).toHaveAttribute('aria-expanded', 'true');
  return { item, glasshouse, outdoors };
}

testKeys('/x/react-tree-view/', {
  async Tab({ demo, press }) {
    const beds = await demo('TreeViewSelection');
    const selected = beds.getByRole('treeitem', { name: 'Bed 1', exact: true });
    await selected.focus();
    await press('Tab');
    await expect(selected).not.toBeFocused();
    await press('Shift+Tab');
    await expect(selected).toBeFocused();
  },
  async Enter(keyboard) {
    const { item, glasshouse } = await focusGlasshouse(keyboard);
    await keyboard.press('Enter');
    await expect(glasshouse).toHaveAttribute('aria-expanded', 'false');
    await keyboard.press('Enter');
    await expect(glasshouse).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('↓');
    await keyboard.press('Enter');
    await expect(item('Cacti')).toHaveAttribute('aria-checked', 'true');
  },
  async Space(keyboard) {
    const { glasshouse } = await focusGlasshouse(keyboard);
    await keyboard.press('Space');
    await expect(glasshouse).toHaveAttribute('aria-checked', 'true');
  },
  async '←'(keyboard) {
    const { item, glasshouse } = await focusGlasshouse(keyboard);
    await item('Cacti').focus();
    await keyboard.press('←');
    await expect(glasshouse).toBeFocused();
    await keyboard.press('←');
    await expect(glasshouse).toHaveAttribute('aria-expanded', 'false');
  },
  async '→'(keyboard) {
    const { item, outdoors } = await focusGlasshouse(keyboard);
    await outdoors.focus();
    await keyboard.press('→');
    await expect(outdoors).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('→');
    await expect(item('Alpine bed')).toBeFocused();
  },
  async '↑ ↓'(keyboard) {
    const { item, glasshouse } = await focusGlasshouse(keyboard);
    await keyboard.press('↓');
    await expect(item('Cacti')).toBeFocused();
    await keyboard.press('↑');
    await expect(glasshouse).toBeFocused();
  },
  async 'Home End'(keyboard) {
    const { glasshouse, outdoors } = await focusGlasshouse(keyboard);
    await keyboard.press('End');
    await expect(outdoors).toBeFocused();
    await keyboard.press('Home');
    await expect(glasshouse).toBeFocused();
  },
  async '*'(keyboard) {
    const { outdoors } = await focusGlasshouse(keyboard);
    await keyboard.press('*');
    await expect(outdoors).toHaveAttribute('aria-expanded', 'true');
  },
  async 'A to Z'(keyboard) {
    const { item, outdoors } = await focusGlasshouse(keyboard);
    await keyboard.press('O');
    await expect(item('Orchids')).toBeFocused();
    await keyboard.press('O');
    await expect(outdoors).toBeFocused();
  },
});
