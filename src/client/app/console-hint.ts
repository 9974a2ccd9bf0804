import { t } from '../ui/site-data';
import { toAddress } from '../../shared/address/site-address';

declare global {
  interface Window {
    /** Theme of these pages for the console, loaded on first access. */
    readonly theme: Promise<unknown>;
  }
}

/** Prints a greeting with a hint to the console. */
export function greetInConsole(): void {
  const get = (): Promise<unknown> => fetch(toAddress('/theme.json')).then((response) => response.json());
  Object.defineProperty(window, 'theme', { get });
  console.log(t('consoleHint'));
}
