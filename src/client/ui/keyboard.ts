/** True if a key belongs to an input method, such as for Japanese. Shortcuts ignore such keys. */
export function isComposing({ isComposing: isMarked, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before its last key event.
  return isMarked || keyCode === 229;
}

/** True if this is a Mac, where shortcuts use ⌘ because Ctrl edits text. */
export function isMac(): boolean {
  return /Mac|iP/.test(navigator.platform);
}

/** The shortcut for copying on the user's keyboard. */
export function copyShortcut(): string {
  return isMac() ? '⌘C' : 'Ctrl + C';
}

/** True if the modifier key of shortcuts is pressed, which is ⌘ on a Mac and else Ctrl. */
export function hasCommandKey({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** Lowercase key of a shortcut. For layouts without Latin letters, such as Cyrillic, uses the position of the key. */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isLatin = key.length > 1 || key <= '~';
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}
