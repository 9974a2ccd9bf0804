import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The steps of the demo with buttons, whose second step is active, with the focus on the first. */
async function focusSteps({ demo }: Keyboard) {
  const steps = (await demo('StepperAnyOrder')).getByRole('group').getByRole('button');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await steps.first().focus();
  return steps;
}

testKeys('/material-ui/react-stepper/', {
  async Tab(keyboard) {
    const steps = await focusSteps(keyboard);
    await keyboard.press('Tab');
    await expect(steps.nth(1)).toBeFocused();
  },
  async Enter(keyboard) {
    const steps = await focusSteps(keyboard);
    await keyboard.press('Enter');
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  },
  async Space(keyboard) {
    const steps = await focusSteps(keyboard);
    await keyboard.press('Space');
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  },
});
