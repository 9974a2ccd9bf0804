import { expect, it } from 'vitest';
import {
  addressesIn,
  findErrorCode,
  messageParts,
  MISSING_ARGUMENT,
  parseErrorRequest,
  type MessagePart,
} from '../../../src/shared/error-code';

const request = (search: string) => parseErrorRequest(new URLSearchParams(search));
const text = (parts: readonly MessagePart[]) => parts.map((part) => part.text).join('');

it('parses the code and its arguments from a URL', () => {
  expect(request('?code=11&args[]=%20(primary)&args[]=500')).toEqual({
    code: '11',
    args: [' (primary)', '500'],
  });
  expect(request('?code=7')).toEqual({ code: '7', args: [] });
});

it('recognizes a URL without a code', () => {
  expect(request('')).toBeNull();
  expect(request('?args[]=x')).toBeNull();
  expect(request('?code=%20')).toBeNull();
});

it('finds an error by its number, and nothing by anything else', () => {
  const codes = [{ code: 7, message: 'Seven.' }];
  expect(findErrorCode(codes, '7')?.message).toBe('Seven.');
  expect(['8', '7.0', '07', 'seven'].map((code) => findErrorCode(codes, code))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('fills the arguments in, in order, and marks them', () => {
  expect(messageParts({ message: 'Color %s of %s.' }, ['red', 'blue'])).toEqual([
    { kind: 'text', text: 'Color ' },
    { kind: 'argument', text: 'red' },
    { kind: 'text', text: ' of ' },
    { kind: 'argument', text: 'blue' },
    { kind: 'text', text: '.' },
  ]);
});

it('says where an argument is missing, and leaves surplus ones out', () => {
  expect(text(messageParts({ message: 'Color %s.' }, []))).toBe(`Color ${MISSING_ARGUMENT}.`);
  expect(text(messageParts({ message: 'No color.' }, ['red']))).toBe('No color.');
});

it('takes a placeholder inside an argument literally', () => {
  expect(text(messageParts({ message: '%s and %s' }, ['%s', 'b']))).toBe('%s and b');
});

it('finds URLs in the message, without the sentence around them', () => {
  expect(addressesIn('See https://mui.com/r/a.')).toEqual(['https://mui.com/r/a']);
  expect(addressesIn('Follow the [docs](https://mui.com/a/) and https://mui.com/b#c, too.')).toEqual([
    'https://mui.com/a/',
    'https://mui.com/b#c',
  ]);
  expect(addressesIn('No theme.')).toEqual([]);
});

it('links URLs in the message, to their pages on this site', () => {
  const message = 'See https://mui.com/r/a or https://react.dev/.';
  const links = [{ address: 'https://mui.com/r/a', href: '/a/' }];
  expect(messageParts({ message, links }, []).filter(({ kind }) => kind === 'link')).toEqual([
    { kind: 'link', text: 'https://mui.com/r/a', href: '/a/' },
    { kind: 'link', text: 'https://react.dev/', href: 'https://react.dev/' },
  ]);
});

it('does not link a URL in an argument, because anyone could have written it', () => {
  expect(messageParts({ message: '%s' }, ['https://evil.example/'])).toEqual([
    { kind: 'argument', text: 'https://evil.example/' },
  ]);
});
