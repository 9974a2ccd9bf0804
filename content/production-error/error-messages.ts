import { REACT_ERRORS, type ErrorCode } from 'docs/ui';
import messages from './error-codes.json';

/** Errors of the documented packages, and frequent errors of React. */
export const ERROR_CODES: readonly ErrorCode[] = [
  ...Object.entries(messages).map(([code, message]) => ({
    code: Number(code),
    message,
  })),
  ...REACT_ERRORS,
];

/** Pages of this site for URLs in the messages. */
export const PAGES: Readonly<Record<string, string>> = {
  'https://mui.com/material-ui/customization/css-theme-variables/usage/':
    '/material-ui/customization/css-theme-variables/usage/',
  'https://mui.com/r/input-component-ref-interface':
    '/material-ui/react-text-field/#slots',
  'https://mui.com/r/migration-v4/#mui-material-styles':
    '/material-ui/migration/v5-style-changes/#makestyles-withstyles-and-withtheme-have-left',
};

/** The error that the URL of a minified message asks for. */
export interface ErrorRequest {
  /** As written, because it isn't always a number. */
  code: string;
  args: string[];
}

/** Parses `?code=11&args[]= (primary)`. Null without a code. */
export function parseErrorRequest(search: string): ErrorRequest | null {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code')?.trim();
  return code ? { code, args: parameters.getAll('args[]') } : null;
}

/** A part of a message. Only the library's text becomes links, because arguments come from the URL. */
export type MessagePart =
  | { kind: 'text' | 'argument'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Replaces arguments that are missing in the URL. */
export const MISSING_ARGUMENT = '[missing argument]';

const LINK = /(https:\/\/[^\s)]*[^\s).,])/;

/** Inserts the arguments into a message in order. Does not replace `%s` in arguments. */
export function messageParts(
  message: string,
  args: readonly string[],
): MessagePart[] {
  return message
    .split('%s')
    .flatMap((text, index): MessagePart[] => [
      ...(index === 0
        ? []
        : [
            {
              kind: 'argument' as const,
              text: args[index - 1] ?? MISSING_ARGUMENT,
            },
          ]),
      ...textParts(text),
    ])
    .filter(({ text }) => text !== '');
}

/** Splitting by a group keeps the URLs at odd indexes. */
function textParts(text: string): MessagePart[] {
  return text
    .split(LINK)
    .map((part, index) =>
      index % 2 === 1
        ? { kind: 'link', text: part, href: PAGES[part] ?? part }
        : { kind: 'text', text: part },
    );
}
