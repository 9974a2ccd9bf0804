import home from 'site-data/strings-home.json';
import notFound from 'site-data/strings-notFound.json';
import productionError from 'site-data/strings-productionError.json';
import versionsPage from 'site-data/strings-versionsPage.json';
import { createTranslate } from '../../shared/texts/translations';
import { site } from '../ui/site-data';

/** Interface strings with those of the pages that are written by hand: no other page loads them. */
export const t = createTranslate(
  { en: { ...site.strings['en'], ...home, ...notFound, ...productionError, ...versionsPage } },
  'en',
);
