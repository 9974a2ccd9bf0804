import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { readErrorCodes } from '../../../../../src/node/api/error-codes';

const REPOSITORY = process.cwd();
const codes = await readErrorCodes(['@mui/material', '@mui/joy', '@mui/system'], REPOSITORY);
const messageOf = (code: number) => codes.find((error) => error.code === code)?.message;

it('reads each code of the installed packages once, in order', () => {
  const numbers = codes.map(({ code }) => code);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers.length).toBeGreaterThan(10);
});

it('reads what Material UI says, word for word', () => {
  expect(() => createTheme({ vars: {} } as never)).toThrow(messageOf(20));
});

it('reads packages that the documented ones depend on', async () => {
  // Only @mui/utils throws 7, and @mui/material depends on it.
  expect(messageOf(7)).toContain('capitalize(string)');
  expect((await readErrorCodes(['@mui/system'], REPOSITORY)).map(({ code }) => code)).not.toContain(2);
});

it('has nothing to read without a package', async () => {
  expect(await readErrorCodes([], REPOSITORY)).toEqual([]);
});
