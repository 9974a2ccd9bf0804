import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The thumb of the first demo, at 24 dB, with focus. */
async function focusGain({ demo }: Keyboard) {
  const thumb = (await demo('SliderBasics')).getByRole('slider', { name: 'Microphone gain' });
  await thumb.focus();
  return thumb;
}

/** The thumb of the tempo demo, at 120 BPM, with focus. */
async function focusTempo({ demo }: Keyboard) {
  const thumb = (await demo('SliderSteps')).getByRole('slider', { name: 'Tempo' });
  await thumb.focus();
  return thumb;
}

testKeys('/joy-ui/react-slider/', {
  async Tab({ demo, press }) {
    const range = await demo('SliderRange');
    await range.getByRole('slider', { name: 'Start of the loop' }).focus();
    await press('Tab');
    await expect(range.getByRole('slider', { name: 'End of the loop' })).toBeFocused();
    await press('Shift+Tab');
    await expect(range.getByRole('slider', { name: 'Start of the loop' })).toBeFocused();
  },
  async '→ ↑'(keyboard) {
    const thumb = await focusGain(keyboard);
    await keyboard.press('→');
    await expect(thumb).toHaveAttribute('aria-valuetext', '25 decibels');
    await keyboard.press('↑');
    await expect(thumb).toHaveAttribute('aria-valuetext', '26 decibels');
  },
  async '← ↓'(keyboard) {
    const thumb = await focusGain(keyboard);
    await keyboard.press('←');
    await expect(thumb).toHaveAttribute('aria-valuetext', '23 decibels');
    await keyboard.press('↓');
    await expect(thumb).toHaveAttribute('aria-valuetext', '22 decibels');
  },
  async 'Shift with an arrow'(keyboard) {
    const thumb = await focusTempo(keyboard);
    await keyboard.press('Shift+→');
    await expect(thumb).toHaveAttribute('aria-valuetext', '140 beats per minute');
    await keyboard.press('Shift+↓');
    await expect(thumb).toHaveAttribute('aria-valuetext', '120 beats per minute');
  },
  async 'PageUp PageDown'(keyboard) {
    const thumb = await focusTempo(keyboard);
    await keyboard.press('PageUp');
    await expect(thumb).toHaveAttribute('aria-valuetext', '140 beats per minute');
    await keyboard.press('PageDown');
    await expect(thumb).toHaveAttribute('aria-valuetext', '120 beats per minute');
  },
  async 'Home End'(keyboard) {
    const thumb = await focusGain(keyboard);
    await keyboard.press('Home');
    await expect(thumb).toHaveAttribute('aria-valuetext', '0 decibels');
    await keyboard.press('End');
    await expect(thumb).toHaveAttribute('aria-valuetext', '60 decibels');
  },
});
