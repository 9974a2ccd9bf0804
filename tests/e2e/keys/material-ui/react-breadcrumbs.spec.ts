import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The long path, with the focus on its first link. */
async function focusPath({ demo }: Keyboard) {
  const path = await demo('BreadcrumbsLongPath');
  const first = path.getByRole('link', { name: 'Storage' });
  await first.focus();
  const button = path.getByRole('button', { name: 'Show the whole path' });
  return { button, first, path };
}

testKeys('/material-ui/react-breadcrumbs/', {
  async Tab(keyboard) {
    const { button, path } = await focusPath(keyboard);
    await keyboard.press('Tab');
    await expect(button).toBeFocused();
    await keyboard.press('Tab');
    await expect(path.getByRole('link', { name: 'Crate 31' })).toBeFocused();
  },
  async Enter(keyboard) {
    const { button, first, path } = await focusPath(keyboard);
    await keyboard.press('Enter');
    await expect(keyboard.page).toHaveURL(/#long-paths$/);
    await button.focus();
    await keyboard.press('Enter');
    await expect(path.getByRole('link')).toHaveCount(6);
    await expect(first).toBeFocused();
  },
  async Space(keyboard) {
    const { button, first, path } = await focusPath(keyboard);
    await button.focus();
    await keyboard.press('Space');
    await expect(path.getByRole('link')).toHaveCount(6);
    await expect(first).toBeFocused();
  },
});
