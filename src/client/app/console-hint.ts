import { t } from '../ui/texts/texts';

declare global {
  interface Window {
    /** Theme of these pages, to be tried out in the console; loaded when somebody asks for it. */
    readonly theme: Promise<import('@mui/material/styles').Theme>;
  }
}

/** Greets people who open the console, with something to play with. */
export function greetInConsole(): void {
  Object.defineProperty(window, 'theme', {
    configurable: true,
    get: () => import('./shell-theme').then(({ shellTheme }) => shellTheme),
  });
  console.log(t('consoleHint'));
}
