import { useAddress } from './use-address';

/**
 * Texts that stand in the address, so that a link shows what its sender has seen; those that are as at first do not.
 * @param initial the values without an address, which are those in the HTML
 * @param isValid whether a value from an address makes sense
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
