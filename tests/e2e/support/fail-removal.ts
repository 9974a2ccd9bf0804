import type { Locator } from '@playwright/test';

/** Lets React fail when it removes an element, as it does if an extension has changed the page. */
export async function failRemoval(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    const removeChild = (): never => {
      throw new Error('Gone');
    };
    Object.assign(node.parentNode ?? {}, { removeChild });
  });
}
