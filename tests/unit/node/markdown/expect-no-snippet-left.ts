import { expect } from 'vitest';

/** Code is in the HTML tree as numbered placeholders, and none must remain. */
export function expectNoSnippetLeft(html: string): void {
  expect(html).not.toMatch(/x-snippet|x-block/);
}
