import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The summaries of the first demo, with the focus on the second, which is closed. */
async function focusBrakes({ demo }: Keyboard) {
  const basics = await demo('AccordionBasics');
  const brakes = basics.getByRole('button', { name: 'Squeaking brakes' });
  await brakes.focus();
  await expect(brakes).toHaveAttribute('aria-expanded', 'false');
  return { basics, brakes, text: basics.getByRole('region', { name: 'Squeaking brakes' }) };
}

testKeys('/material-ui/react-accordion/', {
  async Tab(keyboard) {
    const { basics } = await focusBrakes(keyboard);
    await keyboard.press('Tab');
    await expect(basics.getByRole('button', { name: 'Loose bell' })).toBeFocused();
    const done = await keyboard.demo('AccordionDone');
    await done.getByRole('button', { name: /^Chain/ }).focus();
    await keyboard.press('Tab');
    await expect(done.getByRole('button', { name: 'Later' })).toBeFocused();
  },
  async Enter(keyboard) {
    const { brakes, text } = await focusBrakes(keyboard);
    await keyboard.press('Enter');
    await expect(brakes).toHaveAttribute('aria-expanded', 'true');
    await expect(text).toBeVisible();
    await keyboard.press('Enter');
    await expect(text).toHaveCount(0);
  },
  async Space(keyboard) {
    const { text } = await focusBrakes(keyboard);
    await keyboard.press('Space');
    await expect(text).toBeVisible();
    await keyboard.press('Space');
    await expect(text).toHaveCount(0);
  },
});
