/** Path of a Chromium; null where Playwright knows it. */
export function findBrowser(): string | null;
