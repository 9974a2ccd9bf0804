import { useAddress } from './use-address';

/**
 * Strings in the URL, so links share them. Default values are not in the URL.
 * @param initial default values, which are those in the HTML
 * @param isValid whether a value from a URL is valid
 */
export function useAddressedTexts<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  isValid: (name: Name, value: string) => boolean,
): [Record<Name, string>, (change: Partial<Record<Name, string>>) => void] {
  const names = Object.keys(initial) as Name[];
  const [addressed, setAddress] = useAddress(names);
  const valueOf = (name: Name): string => {
    const value = addressed[name];
    return value !== null && isValid(name, value) ? value : initial[name];
  };
  const change = (next: Partial<Record<Name, string>>): void => {
    const changed = { ...next } as Partial<Record<Name, string | null>>;
    for (const name of names) if (changed[name] === initial[name]) changed[name] = null;
    setAddress(changed);
  };
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
  return [values, change];
}
