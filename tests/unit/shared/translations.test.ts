import { describe, expect, it, vi } from 'vitest';
import { createTranslate } from '../../../src/shared/translations';

const tables = {
  en: {
    settings: { mode: 'Mode' },
    unread: '{{count}} unread, {{name}}',
    onlyEnglish: 'Only',
    close: 'Close',
  },
  de: { close: 'Schließen', empty: '' },
};

describe('createTranslate', () => {
  it('finds a text by dotted path', () => {
    expect(createTranslate(tables, 'en')('settings.mode')).toBe('Mode');
    expect(createTranslate(tables, 'de')('close')).toBe('Schließen');
  });

  it('fills in placeholders and leaves those without a value', () => {
    expect(createTranslate(tables, 'en')('unread', { count: 3 })).toBe('3 unread, {{name}}');
    expect(createTranslate(tables, 'en')('unread', { count: 0, name: '$&' })).toBe('0 unread, $&');
  });

  it('falls back to English, then to the key', () => {
    const t = createTranslate(tables, 'de');
    expect(t('onlyEnglish')).toBe('Only');
    expect(t('settings.nothing')).toBe('settings.nothing');
    expect(createTranslate(tables, 'xx')('close')).toBe('Close');
  });

  it('keeps a text that is empty on purpose', () => {
    expect(createTranslate(tables, 'de')('empty')).toBe('');
  });

  it('does not return a group of strings or an inherited member', () => {
    const t = createTranslate(tables, 'en');
    const keys = ['settings', 'constructor.name', 'close.0'];
    expect(keys.map((key) => t(key))).toEqual(keys);
  });

  it('reports each missing key once', () => {
    const onMissing = vi.fn<(key: string) => void>();
    const t = createTranslate(tables, 'de', { onMissing });
    t('close');
    t('onlyEnglish');
    t('onlyEnglish');
    t('nothing');
    expect(onMissing.mock.calls).toEqual([['onlyEnglish'], ['nothing']]);
  });
});
