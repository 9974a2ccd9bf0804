/** An error that production builds of the library throw by its number. */
export interface ErrorCode {
  code: number;
  /** Text of the error; `%s` stands for each argument. */
  message: string;
}

/** What the address in a minified error asks for. */
export interface ErrorRequest {
  /** As written, for it may be no number. */
  code: string;
  args: string[];
}

/** The part of `URLSearchParams` that is needed here. */
export interface SearchParameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** A run of a decoded message. Only the library's own text makes links: arguments come from the address. */
export interface MessagePart {
  kind: 'text' | 'argument' | 'link';
  text: string;
}

/** Stands where the address has fewer arguments than the message. */
export const MISSING_ARGUMENT = '[missing argument]';

const LINK = /(https:\/\/[^\s)]*[^\s).,])/;

/** Reads `?code=11&args[]= (primary)`; null when no code is given. */
export function parseErrorRequest(parameters: SearchParameters): ErrorRequest | null {
  const code = parameters.get('code')?.trim();
  return code ? { code, args: parameters.getAll('args[]') } : null;
}

/** The error with the number, or null when the number is unknown or no number. */
export function findErrorCode(codes: readonly ErrorCode[], code: string): ErrorCode | null {
  return codes.find((known) => String(known.code) === code) ?? null;
}

/** Fills the arguments into a message, in order; an argument that holds `%s` itself is left as it is. */
export function messageParts(message: string, args: readonly string[]): MessagePart[] {
  const parts = message
    .split('%s')
    .flatMap((text, index): MessagePart[] => [
      ...(index === 0 ? [] : [{ kind: 'argument' as const, text: args[index - 1] ?? MISSING_ARGUMENT }]),
      ...textParts(text),
    ]);
  return parts.filter(({ text }) => text !== '');
}

function textParts(text: string): MessagePart[] {
  // Splitting at a group keeps what it matched, at the odd places.
  return text.split(LINK).map((part, index) => ({ kind: index % 2 === 1 ? 'link' : 'text', text: part }));
}
