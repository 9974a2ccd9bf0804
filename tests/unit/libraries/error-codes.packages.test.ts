import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../../content/production-error/error-messages';
import { installedErrorCodes } from './installed-error-codes';

const PACKAGES = ['@mui/material', '@mui/joy', '@mui/system'];
const messageOf = (code: number) => ERROR_CODES.find((error) => error.code === code)?.message;

// To update the file after an update of the packages, run this test with `--update`.
it('lists the errors of the installed packages in content/production-error/error-codes.json', async () => {
  const text = `${JSON.stringify(installedErrorCodes(PACKAGES), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../content/production-error/error-codes.json');
});

it('has the message of an error, word for word', () => {
  expect(() => createTheme({ vars: {} } as never)).toThrow(messageOf(20));
});

it('has the errors of packages that the documented ones depend on', () => {
  // Only @mui/utils throws 7, and @mui/material depends on it.
  expect(messageOf(7)).toContain('capitalize(string)');
});
