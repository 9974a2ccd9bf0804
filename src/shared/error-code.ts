/** An error that production builds of the library throw by its number. */
export interface ErrorCode {
  code: number;
  /** Text of the error, with `%s` for each argument. */
  message: string;
  /** Pages of this site for URLs in the text. Other URLs stay as they are. */
  links?: readonly MessageLink[];
}

/** A URL in the text of an error, and the URL of its link. */
interface MessageLink {
  address: string;
  href: string;
}

/** The error that the URL of a minified message asks for. */
export interface ErrorRequest {
  /** As written, because it isn't always a number. */
  code: string;
  args: string[];
}

/** A run of a decoded message. Only the library's text becomes links, because arguments come from the URL. */
export type MessagePart =
  { kind: 'text' | 'argument'; text: string } | { kind: 'link'; text: string; href: string };

/** Replaces arguments that are missing in the URL. */
export const MISSING_ARGUMENT = '[missing argument]';

const LINK = /(https:\/\/[^\s)]*[^\s).,])/;

/** Parses `?code=11&args[]= (primary)`. Null without a code. */
export function parseErrorRequest(parameters: URLSearchParams): ErrorRequest | null {
  const code = parameters.get('code')?.trim();
  return code ? { code, args: parameters.getAll('args[]') } : null;
}

/** The error with the number, or null when the number is unknown or no number. */
export function findErrorCode(codes: readonly ErrorCode[], code: string): ErrorCode | null {
  return codes.find((known) => String(known.code) === code) ?? null;
}

/** URLs in the text of an error. */
export function addressesIn(message: string): string[] {
  return message.split(LINK).filter(isAddress);
}

/** Inserts the arguments into a message in order. Does not replace `%s` in arguments. */
export function messageParts(
  { message, links = [] }: Pick<ErrorCode, 'message' | 'links'>,
  args: readonly string[],
): MessagePart[] {
  const hrefs = new Map(links.map(({ address, href }) => [address, href]));
  const parts = message
    .split('%s')
    .flatMap((text, index): MessagePart[] => [
      ...(index === 0 ? [] : [{ kind: 'argument' as const, text: args[index - 1] ?? MISSING_ARGUMENT }]),
      ...textParts(text, hrefs),
    ]);
  return parts.filter(({ text }) => text !== '');
}

function textParts(text: string, hrefs: ReadonlyMap<string, string>): MessagePart[] {
  return text
    .split(LINK)
    .map((part) =>
      isAddress(part)
        ? { kind: 'link', text: part, href: hrefs.get(part) ?? part }
        : { kind: 'text', text: part },
    );
}

function isAddress(part: string): boolean {
  return LINK.test(part);
}

/** Frequent React errors in edited code, because React's package does not contain its error list. */
export const REACT_ERRORS: readonly ErrorCode[] = [
  {
    code: 31,
    message:
      'Objects are not valid as a React child (found: %s). If you meant to render a collection of children, use an array instead.',
  },
  {
    code: 130,
    message:
      'Element type is invalid: expected a string (for built-in components) or a class or function (for composite components) but got: %s.',
  },
  {
    code: 185,
    message:
      'Maximum update depth exceeded. A component sets its state whenever it is rendered or updated, for example in an effect without dependencies. React limits the number of nested updates to prevent infinite loops.',
  },
  {
    code: 300,
    message: 'Rendered fewer hooks than expected. This may be caused by an accidental early return.',
  },
  {
    code: 301,
    message: 'Too many re-renders. React limits the number of renders to prevent an infinite loop.',
  },
  { code: 310, message: 'Rendered more hooks than during the previous render.' },
  {
    code: 321,
    message: 'Invalid hook call. Hooks can only be called inside of the body of a function component.',
  },
];

const MINIFIED = /^Minified (React|MUI) error #(\d+); visit (\S+)/;

/** Message of a production error if it is known, and its page on this site. Null for other errors. */
export function explainMinifiedError(text: string): { message: string | null; href: string } | null {
  const [, library, code = '', address = ''] = MINIFIED.exec(text) ?? [];
  if (library === undefined) return null;
  // The library has encoded them, so they stay the same.
  const args = [...address.matchAll(/args\[\]=([^&]*)/g)].map(([, argument = '']) => argument);
  const known = library === 'React' ? findErrorCode(REACT_ERRORS, code) : null;
  const parts = known && messageParts(known, args.map(decodeURIComponent));
  const message = parts && parts.map((part) => part.text).join('');
  const query = args.map((argument) => `&args[]=${argument}`).join('');
  return { message, href: `/production-error/?code=${code}${query}` };
}
