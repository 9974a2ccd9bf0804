import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The thumb of the first demo, at 21 °C, with the focus. */
async function focusThumb({ demo }: Keyboard) {
  const thumb = (await demo('SliderBasics')).getByRole('slider');
  await thumb.focus();
  return thumb;
}

testKeys('/material-ui/react-slider/', {
  async Tab({ demo, press }) {
    const thumbs = (await demo('SliderDayAndNight')).getByRole('slider');
    await thumbs.nth(0).focus();
    await press('Tab');
    await expect(thumbs.nth(1)).toBeFocused();
    await press('Shift+Tab');
    await expect(thumbs.nth(0)).toBeFocused();
  },
  async '→ ↑'(keyboard) {
    const thumb = await focusThumb(keyboard);
    await keyboard.press('→');
    await expect(thumb).toHaveAttribute('aria-valuetext', '22 °C');
    await keyboard.press('↑');
    await expect(thumb).toHaveAttribute('aria-valuetext', '23 °C');
  },
  async '← ↓'(keyboard) {
    const thumb = await focusThumb(keyboard);
    await keyboard.press('←');
    await expect(thumb).toHaveAttribute('aria-valuetext', '20 °C');
    await keyboard.press('↓');
    await expect(thumb).toHaveAttribute('aria-valuetext', '19 °C');
  },
  async 'Shift with an arrow'({ demo, press }) {
    const thumb = (await demo('SliderWatering')).getByRole('slider');
    await thumb.focus();
    await press('Shift+→');
    await expect(thumb).toHaveAttribute('aria-valuetext', '35 minutes');
    await press('Shift+↓');
    await expect(thumb).toHaveAttribute('aria-valuetext', '20 minutes');
  },
  async 'PageUp PageDown'({ demo, press }) {
    const thumb = (await demo('SliderWatering')).getByRole('slider');
    await thumb.focus();
    await press('PageUp');
    await expect(thumb).toHaveAttribute('aria-valuetext', '35 minutes');
    await press('PageDown');
    await expect(thumb).toHaveAttribute('aria-valuetext', '20 minutes');
  },
  async 'Home End'(keyboard) {
    const thumb = await focusThumb(keyboard);
    await keyboard.press('Home');
    await expect(thumb).toHaveAttribute('aria-valuetext', '10 °C');
    await keyboard.press('End');
    await expect(thumb).toHaveAttribute('aria-valuetext', '30 °C');
  },
});
