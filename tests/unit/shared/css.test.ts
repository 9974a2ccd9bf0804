import { describe, expect, it } from 'vitest';
import { toCss } from '../../../src/shared/css';

describe('toCss', () => {
  it('writes rules and nested at-rules', () => {
    expect(toCss({ ':root': { margin: 0 }, '@media print': { a: { color: 'red' } } })).toBe(
      ':root{margin:0;}@media print{a{color:red;}}',
    );
  });

  it('turns camel case into CSS names, vendor prefixes included', () => {
    expect(toCss({ a: { colorScheme: 'dark', WebkitTextSizeAdjust: '100%' } })).toBe(
      'a{color-scheme:dark;-webkit-text-size-adjust:100%;}',
    );
  });

  it('keeps the name of custom properties, in which case matters', () => {
    expect(toCss({ a: { '--docs-palette-primary-contrastText': '#fff' } })).toBe(
      'a{--docs-palette-primary-contrastText:#fff;}',
    );
  });
});
