import { expect, it } from 'vitest';
import { extractErrorCodes } from '../../../../../src/node/api/error-codes';

const guarded = (message: string, call: string) =>
  `function f(color) { throw new Error(process.env.NODE_ENV !== "production" ? ${message} : ${call}); }`;

it('finds a message put together from several strings', () => {
  const source = guarded("'MUI: No theme.\\n' + 'Add ' + 'one.'", '_formatErrorMessage(14)');
  expect(extractErrorCodes(source)).toEqual([{ code: 14, message: 'MUI: No theme.\nAdd one.' }]);
});

it('makes a placeholder of each argument, however it is computed', () => {
  const source = guarded(
    "`MUI: The color${name ? ` (${name})` : ''} is \\`${color}\\`.` + '!'",
    "_formatErrorMessage(11, name ? ` (${name})` : '', color)",
  );
  expect(extractErrorCodes(source)).toEqual([{ code: 11, message: 'MUI: The color%s is `%s`.!' }]);
});

it.each(['_formatErrorMessage(1)', '_formatMuiErrorMessage(1)', '(0, _formatMuiErrorMessage2.default)(1)'])(
  'knows the formatter as %s',
  (call) => {
    expect(extractErrorCodes(guarded("'One.'", call))).toEqual([{ code: 1, message: 'One.' }]);
  },
);

it('finds every error of a module', () => {
  const source =
    guarded("'One.'", '_formatErrorMessage(1)') +
    guarded("'Two.'", '_formatErrorMessage(2)').replace('f(', 'g(');
  expect(extractErrorCodes(source).map(({ code }) => code)).toEqual([1, 2]);
});

it('ignores other messages', () => {
  expect(extractErrorCodes('export default function formatMuiErrorMessage(code) {}')).toEqual([]);
  expect(extractErrorCodes(guarded('compute()', '_formatErrorMessage(3)'))).toEqual([]);
  expect(extractErrorCodes(guarded("'One.'", 'otherFormatter(4) + _formatErrorMessage(3)'))).toEqual([]);
  expect(extractErrorCodes('const wide = window.innerWidth > 600 ? "a" : format(3);')).toEqual([]);
});
