import { useAddressedTexts } from 'docs/ui';
import { isSelector } from './inspect-theme';

const INITIAL = { prefix: 'mui', selector: 'media', query: '', all: '' };

/** What the address says about the inspector; `all` is `1` when all variables are shown. */
export type Asked = typeof INITIAL;

/** Keeps what the reader looks at in the address, so that a link shows it. */
export function useInspectorAddress(): [
  Asked,
  (change: Partial<Asked>) => void,
] {
  return useAddressedTexts(INITIAL, isValid);
}

/** What a prefix may hold; other signs would need escapes in CSS. */
export function toPrefix(text: string): string {
  return text.replace(/[^\w-]/g, '').slice(0, 32);
}

function isValid(name: keyof Asked, value: string): boolean {
  if (name === 'prefix') return toPrefix(value) === value;
  if (name === 'selector') return isSelector(value);
  return name === 'query' || value === '1';
}
