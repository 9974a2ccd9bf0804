import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The settings demo, with focus on its first summary, which is closed. */
async function focusLessons({ demo }: Keyboard) {
  const settings = await demo('AccordionSettings');
  const lessons = settings.getByRole('button', { name: /^Lessons/ });
  await lessons.focus();
  await expect(lessons).toHaveAttribute('aria-expanded', 'false');
  return { settings, lessons };
}

testKeys('/joy-ui/react-accordion/', {
  async Tab(keyboard) {
    const { settings, lessons } = await focusLessons(keyboard);
    const messages = settings.getByRole('button', { name: /^Messages/ });
    await keyboard.press('Tab');
    await expect(messages).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(lessons).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(settings.getByRole('checkbox', { name: 'Show the lane plan' })).toBeFocused();
  },
  async Enter(keyboard) {
    const { lessons } = await focusLessons(keyboard);
    await keyboard.press('Enter');
    await expect(lessons).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('Enter');
    await expect(lessons).toHaveAttribute('aria-expanded', 'false');
  },
  async Space(keyboard) {
    const { lessons } = await focusLessons(keyboard);
    await keyboard.press('Space');
    await expect(lessons).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('Space');
    await expect(lessons).toHaveAttribute('aria-expanded', 'false');
  },
});
