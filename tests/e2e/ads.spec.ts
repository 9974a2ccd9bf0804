import { expect, type Page } from '@playwright/test';
import type { Services } from '../../src/domain/services';
import { drawAlways, test } from './support/configured-site';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts } from './support/reading';

const PAGE = '/material-ui/react-button/';
/** A draw that decides for the shape with a picture, and against the message about blocked ads. */
const IMAGE = 0.5;

const slot = (page: Page) => page.getByRole('complementary', { name: 'Sponsor' }).first();

test('the sponsor’s ad: picture, cleaned text, marked links, and the pictures that count it', async ({
  page,
  partners,
  serveWith,
}) => {
  const services: Services = { sponsorAdUrl: `${partners.url}/ads/normal` };
  await drawAlways(page, IMAGE);
  await recordLayoutShifts(page);
  await openPage(page, (await serveWith(services)) + PAGE);
  await expect(slot(page)).toContainText('Acme Clouds Deploy in a minute, or read how.');
  const picture = slot(page).getByRole('img', { name: 'Acme Clouds' });
  await expect(picture).toHaveAttribute('src', `${partners.url}/picture.gif`);
  expect(await picture.boundingBox()).toMatchObject({ width: 130, height: 100 });
  const link = slot(page).getByRole('link', { name: 'Acme Clouds' });
  await expect(link).toHaveAttribute('href', `${partners.url}/click`);
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect(slot(page).getByRole('link', { name: 'read how' })).toHaveAttribute(
    'rel',
    'noopener sponsored',
  );
  await expect
    .poll(() => partners.to('/pixel').map(({ url }) => url))
    .toEqual(['/pixel-impression.gif', '/pixel-a.gif?t=1719997200', '/pixel-b.gif']);
  expect(await layoutShifts(page)).toEqual([]);
});
