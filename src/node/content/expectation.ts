import type { z } from 'zod';

/** What an author should write instead of a value that a schema rejects, as one sentence. */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Write one of: ${issue.values.join(', ')}.`;
    case 'invalid_type':
      return TYPES[issue.expected] ?? `Write a ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'Write a text.' : `${issue.message}.`;
    case 'invalid_union':
      return 'Write a text, or indented lines of "key: text".';
    default:
      return issue.message.endsWith('.') ? issue.message : `It ${issue.message}.`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'Write a list, such as [Button, IconButton], or lines that start with "- ".',
  boolean: 'Write true or false, without quotes.',
  object: 'Write lines of "key: value", indented by two spaces.',
  record: 'Write lines of "key: text", indented by two spaces.',
  string: 'Write a text, in quotes if it looks like a number or a date.',
};
