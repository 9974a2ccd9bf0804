import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the search dialog. */
export interface SearchDialog {
  dialog: Locator;
  field: Locator;
  options: Locator;
  /** The option that Enter opens. */
  active: Locator;
}

export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search' }),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
  };
}

/** Opens the dialog with the keyboard and types. */
export async function typeSearch(page: Page, text: string): Promise<SearchDialog> {
  const search = searchDialog(page);
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  await search.field.fill(text);
  return search;
}

/** Like `typeSearch`, and waits for the first results. Others can follow while the index loads. */
export async function searchFor(page: Page, text: string): Promise<SearchDialog> {
  const search = await typeSearch(page, text);
  await expect(search.options.first()).toBeVisible();
  return search;
}
