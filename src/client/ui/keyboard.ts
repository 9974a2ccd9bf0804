type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>;

/** Whether a key belongs to an input method, such as the one for Japanese. Shortcuts leave such keys alone. */
export function isComposing({ isComposing: isMarked, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before it reports its last key.
  return isMarked || keyCode === 229;
}

/** Whether this is a Mac, where shortcuts use ⌘ because Ctrl edits text. */
export function isMac(): boolean {
  return /Mac|iP/.test(navigator.platform);
}

/** The shortcut for copying, as the reader's keyboard has it. */
export function copyShortcut(): string {
  return isMac() ? '⌘C' : 'Ctrl + C';
}

/** Whether the modifier key of shortcuts is pressed, which is ⌘ on a Mac and else Ctrl. */
export function hasCommandKey({ ctrlKey, metaKey }: Pick<KeyPress, 'ctrlKey' | 'metaKey'>): boolean {
  return isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** Key of a shortcut in lower case. Layouts without Latin letters, such as Cyrillic, are read by the key's place. */
export function shortcutKey({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  const isLatin = key.length > 1 || key <= '~';
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}
