import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-switch/', {
  async Tab({ demo, press }) {
    const doors = (await demo('SwitchStalls')).getByRole('checkbox');
    await doors.nth(0).focus();
    await press('Tab');
    await expect(doors.nth(1)).toBeFocused();
    await press('Shift+Tab');
    await expect(doors.nth(0)).toBeFocused();
  },
  async Space({ demo, press }) {
    const basics = await demo('SwitchBasics');
    const light = basics.getByRole('checkbox', { name: 'Barn light' });
    await light.focus();
    await press('Space');
    await expect(light).not.toBeChecked();
    await expect(basics.getByRole('status')).toHaveText('The goats are asleep');
    await press('Space');
    await expect(light).toBeChecked();
  },
});
