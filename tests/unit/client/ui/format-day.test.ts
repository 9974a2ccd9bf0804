import { expect, it } from 'vitest';
import { formatDay } from '../../../../src/client/ui/format-day';

it('writes a day in words, whatever the time zone', () => {
  expect(formatDay('2026-11-20')).toBe('November 20, 2026');
  expect(formatDay('2025-01-01')).toBe('January 1, 2025');
});
