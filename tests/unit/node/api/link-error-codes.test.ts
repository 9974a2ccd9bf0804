import { expect, it } from 'vitest';
import { linkErrorCodes } from '../../../../src/node/api/error-codes';

it('resolves each URL in an error', () => {
  const codes = [
    { code: 1, message: 'No %s. See https://mui.com/r/a for more.' },
    { code: 2, message: 'No theme.' },
  ];
  const resolve = (href: string) => href.replace('https://mui.com/r', '');
  expect(linkErrorCodes(codes, resolve)).toEqual([
    { ...codes[0], links: [{ address: 'https://mui.com/r/a', href: '/a' }] },
    { ...codes[1], links: [] },
  ]);
});
