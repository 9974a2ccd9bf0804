/** An error that production builds of a library throw by its number. */
export interface ErrorCode {
  code: number;
  /** Text of the error, with `%s` for each argument. */
  message: string;
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
  const args = [...address.matchAll(/args(?:\[\]|%5B%5D)=([^&]*)/g)].map(([, argument = '']) => argument);
  const known = library === 'React' ? REACT_ERRORS.find((error) => String(error.code) === code) : undefined;
  const decoded = args.map(decodeURIComponent);
  const message = known?.message.replaceAll('%s', () => decoded.shift() ?? '[missing argument]') ?? null;
  const query = args.map((argument) => `&args[]=${argument}`).join('');
  return { message, href: `/production-error/?code=${code}${query}` };
}
