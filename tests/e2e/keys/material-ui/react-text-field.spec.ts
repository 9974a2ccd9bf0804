import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-text-field/', {
  async Tab({ demo, press }) {
    const adornments = await demo('TextFieldAdornments');
    await adornments.getByLabel('Temperature in degrees Celsius').focus();
    await press('Tab');
    await expect(adornments.getByRole('textbox', { name: 'Medicine cabinet PIN' })).toBeFocused();
    await press('Tab');
    await expect(adornments.getByRole('button', { name: 'Show the PIN' })).toBeFocused();
  },
  async Enter({ demo, press }) {
    const form = await demo('TextFieldForm');
    await form.getByLabel('Patient').fill('Ada Park');
    await form.getByLabel('Referred by').fill('Dr. Osei');
    await press('Enter');
    await expect(form.getByRole('status')).toHaveText('Thank you. We call you back today.');
    const symptoms = (await demo('TextFieldMultiline')).getByLabel('Symptoms');
    await symptoms.fill('Headache');
    await press('Enter');
    await expect(symptoms).toHaveValue('Headache\n');
  },
});
