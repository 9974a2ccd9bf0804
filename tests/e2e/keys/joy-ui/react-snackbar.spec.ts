import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/joy-ui/react-snackbar/', {
  async Esc({ demo, press }) {
    const undo = await demo('SnackbarUndo');
    const skip = undo.getByRole('button', { name: 'Skip exercise 1' });
    await skip.focus();
    await press('Enter');
    await expect(undo.getByRole('status')).toContainText('Exercise 1 skipped');
    await press('Esc');
    await expect(undo.getByRole('status')).toBeEmpty();
    await expect(undo.getByRole('button', { name: 'Skip exercise 2' })).toBeFocused();
  },
});
