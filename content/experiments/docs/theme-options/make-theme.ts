import { createTheme, type Theme } from '@mui/material/styles';

/** A theme, or an error message. */
export type Attempt =
  | { theme: Theme; message: null; code: null }
  | {
      theme: null;
      message: string;
      /** Query of the error decoder, if the library shortened its message to a number. */
      code: string | null;
    };

/** Creates a theme from options in JSON. */
export function makeTheme(json: string): Attempt {
  try {
    const options = JSON.parse(json) as Parameters<typeof createTheme>[0];
    return { theme: createTheme(options), message: null, code: null };
  } catch (error) {
    return { theme: null, ...describe(error) };
  }
}

/** Message of an error, and its code if it has one. */
export function describe(error: unknown): {
  message: string;
  code: string | null;
} {
  const message = error instanceof Error ? error.message : String(error);
  const address = /https:\/\/mui\.com\/production-error\/?(\?\S+)/.exec(
    message,
  );
  return { message, code: address?.[1] ?? null };
}

const asJson = (options: object): string => JSON.stringify(options, null, 2);

/** Valid options first, and then common mistakes. */
export const EXAMPLES = {
  'A theme': asJson({ palette: { primary: { main: '#00695f' } } }),
  'A color without main': asJson({
    palette: { primary: { light: '#4db6ac' } },
  }),
  "A main color that isn't text": asJson({ palette: { primary: { main: 5 } } }),
  'The private field vars': asJson({ vars: { palette: {} } }),
  'A missing color scheme': asJson({
    cssVariables: true,
    defaultColorScheme: 'sepia',
  }),
} as const;
