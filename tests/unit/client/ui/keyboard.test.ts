import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasCommandKey, isComposing, shortcutKey } from '../../../../src/client/ui/keyboard';

afterEach(() => void vi.unstubAllGlobals());

describe('the key of a shortcut', () => {
  it.each([
    [{ key: 'K', code: 'KeyK' }, 'k'],
    [{ key: 'k', code: 'KeyV' }, 'k'],
    [{ key: 'л', code: 'KeyK' }, 'k'],
    [{ key: 'с', code: 'KeyC' }, 'c'],
    [{ key: '/', code: 'Digit7' }, '/'],
    [{ key: 'Enter', code: 'Enter' }, 'enter'],
  ])('of %j is %s', (press, key) => expect(shortcutKey(press)).toBe(key));
});

describe('the modifier of shortcuts', () => {
  it.each([
    ['MacIntel', { ctrlKey: false, metaKey: true }, true],
    ['MacIntel', { ctrlKey: true, metaKey: false }, false],
    ['Win32', { ctrlKey: true, metaKey: false }, true],
    ['Win32', { ctrlKey: false, metaKey: true }, false],
    ['Linux x86_64', { ctrlKey: true, metaKey: true }, false],
  ])('on %s with %j: %s', (platform, press, expected) => {
    vi.stubGlobal('navigator', { platform });
    expect(hasCommandKey(press)).toBe(expected);
  });
});

it.each([
  [{ isComposing: true, keyCode: 40 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 40 }, false],
])('a key with %j belongs to an input method: %s', (press, expected) =>
  expect(isComposing(press as KeyboardEvent)).toBe(expected),
);
