import { expect, it } from 'vitest';
import { explainMinifiedError } from '../../../src/shared/error-code';

it.each([
  ['React', 'https://react.dev/errors/321?args[]=a%20b'],
  ['MUI', 'https://mui.com/production-error/?code=321&args%5B%5D=a%20b'],
])('links to the page about an error of %s with its arguments', (library, url) => {
  const text = `Minified ${library} error #321; visit ${url} for the full message.`;
  expect(explainMinifiedError(text)?.href).toBe('/production-error/?code=321&args[]=a%20b');
});
