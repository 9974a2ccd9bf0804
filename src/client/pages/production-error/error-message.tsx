import type { ReactNode } from 'react';
import type { MessagePart } from '../../../shared/site/error-code';

/** A message as text: what comes from the address is marked, and never read as HTML. */
export function ErrorMessage({ parts }: { parts: readonly MessagePart[] }): ReactNode {
  return parts.map((part, index) => {
    if (part.kind === 'link') {
      return (
        <a key={index} href={part.href}>
          {part.text}
        </a>
      );
    }
    return part.kind === 'argument' ? <mark key={index}>{part.text}</mark> : part.text;
  });
}
