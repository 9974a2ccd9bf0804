import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

const PRICES = 'https://example.com/prices';

/** Focuses a link to another site, and counts how often it is followed. */
async function focusLink({ demo }: Keyboard): Promise<() => Promise<number>> {
  const link = (await demo('ButtonLinks')).getByRole('link', { name: 'Price list' });
  await expect(link).toHaveAttribute('href', PRICES);
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
      element.dataset['followed'] = String(Number(element.dataset['followed'] ?? 0) + 1);
    });
  });
  await link.focus();
  return async () => Number((await link.getAttribute('data-followed')) ?? 0);
}

async function focusCounter({ demo }: Keyboard) {
  const basics = await demo('ButtonBasics');
  await basics.getByRole('button', { name: 'Check in a bike' }).focus();
  return basics.getByRole('status');
}

testKeys('/material-ui/react-button/', {
  async Tab({ demo, press }) {
    const disabled = await demo('ButtonDisabled');
    const payment = disabled.getByRole('button', { name: 'Record payment' });
    const handOver = disabled.getByRole('button', { name: 'Hand over' });
    await payment.focus();
    await press('Tab');
    await expect(payment).not.toBeFocused();
    await expect(handOver).not.toBeFocused();
    await press('Shift+Tab');
    await expect(payment).toBeFocused();
    await press('Space');
    await press('Tab');
    await expect(handOver).toBeFocused();
  },
  async Enter(keyboard) {
    const status = await focusCounter(keyboard);
    await keyboard.press('Enter');
    await expect(status).toHaveText('3 in the workshop');
    const followed = await focusLink(keyboard);
    await keyboard.press('Enter');
    await expect.poll(followed).toBe(1);
  },
  async Space(keyboard) {
    const status = await focusCounter(keyboard);
    await keyboard.press('Space');
    await expect(status).toHaveText('3 in the workshop');
    const followed = await focusLink(keyboard);
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await expect.poll(followed).toBe(1);
  },
});
