import { t } from '../ui/site-data';
import { toAddress } from '../../shared/address/site-address';

declare global {
  interface Window {
    /** Theme of these pages, to be looked at in the console; loaded when somebody asks for it. */
    readonly theme: Promise<unknown>;
  }
}

/** Greets people who open the console, with something to look at. */
export function greetInConsole(): void {
  const get = (): Promise<unknown> => fetch(toAddress('/theme.json')).then((response) => response.json());
  Object.defineProperty(window, 'theme', { get });
  console.log(t('consoleHint'));
}
