import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-list/', {
  async Tab({ demo, press }) {
    const vehicles = await demo('ListVehicles');
    await vehicles.getByRole('button', { name: 'Engine 1' }).focus();
    await press('Tab');
    await expect(vehicles.getByRole('button', { name: 'Ladder 2' })).toBeFocused();
    const handover = await demo('ListHandover');
    await handover.getByRole('checkbox', { name: 'Tanks are full' }).focus();
    await press('Tab');
    await expect(handover.getByRole('checkbox', { name: 'Radios are charged' })).toBeFocused();
    const onCall = await demo('ListOnCall');
    await onCall.getByRole('button', { name: 'Call Ida Brandt' }).focus();
    await press('Tab');
    await expect(onCall.getByRole('button', { name: 'Call Ruben Oyelaran' })).toBeFocused();
  },
  async Enter({ demo, press }) {
    const vehicles = await demo('ListVehicles');
    await vehicles.getByRole('button', { name: 'Boat' }).focus();
    await press('Enter');
    await expect(vehicles.getByRole('status')).toHaveText('Sending 10 people');
    const rooms = await demo('ListRooms');
    await rooms.getByRole('link', { name: 'Kitchen' }).focus();
    await press('Enter');
    await expect(rooms.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('aria-current', 'page');
  },
  async Space({ demo, press }) {
    const vehicles = await demo('ListVehicles');
    await vehicles.getByRole('button', { name: 'Ladder 2' }).focus();
    await press('Space');
    await expect(vehicles.getByRole('status')).toHaveText('Sending 9 people');
    const handover = await demo('ListHandover');
    await handover.getByRole('checkbox', { name: 'Masks are clean' }).focus();
    await press('Space');
    await expect(handover.getByRole('status')).toHaveText('2 of 3 checked');
  },
  async '↑ ↓'({ demo, press }) {
    const region = (await demo('ListWeek')).getByRole('region', { name: 'Night shifts' });
    // A key that comes before the scroll of the last one has ended can be lost.
    const scrollTo = async (keys: string): Promise<number> => {
      const end = region.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            element.addEventListener('scrollend', () => resolve(element.scrollTop), { once: true });
          }),
      );
      await press(keys);
      return end;
    };
    await region.focus();
    expect(await scrollTo('↓')).toBeGreaterThan(0);
    expect(await scrollTo('↑')).toBe(0);
  },
});
