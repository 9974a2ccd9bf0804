import { expect } from 'vitest';

/** Code travels through the HTML tree as numbered placeholders; none may reach readers. */
export function expectNoSnippetLeft(html: string): void {
  expect(html).not.toMatch(/x-snippet|x-block/);
}
