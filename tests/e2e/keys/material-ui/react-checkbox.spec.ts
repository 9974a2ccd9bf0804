import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-checkbox/', {
  async Tab({ demo, press }) {
    const boxes = (await demo('CheckboxBasics')).getByRole('checkbox');
    await boxes.nth(0).focus();
    await press('Tab');
    await expect(boxes.nth(1)).toBeFocused();
  },
  async Space({ demo, press }) {
    const box = (await demo('CheckboxBasics')).getByRole('checkbox').first();
    await box.focus();
    await press('Space');
    await expect(box).toBeChecked();
    await press('Space');
    await expect(box).not.toBeChecked();
  },
});
