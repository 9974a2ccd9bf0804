import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-textarea-autosize/', {
  async Tab({ demo, press }) {
    const field = (await demo('TextareaAutosizeLetter')).getByRole('textbox');
    await field.focus();
    await press('Shift+Tab');
    await expect(field).not.toBeFocused();
    await press('Tab');
    await expect(field).toBeFocused();
    await press('Tab');
    await expect(field).not.toBeFocused();
  },
  async Enter({ demo, press }) {
    const field = (await demo('TextareaAutosizeLetter')).getByRole('textbox');
    const height = (): Promise<number> => field.evaluate((element) => element.clientHeight);
    const before = await height();
    await field.fill('Dear Sunniva,\nthe snow is gone.');
    await press('Enter');
    await expect(field).toHaveValue('Dear Sunniva,\nthe snow is gone.\n');
    await expect.poll(height).toBeGreaterThan(before);
  },
});
