import type { ReactNode } from 'react';
import type { MessagePart } from '../../../shared/site/error-code';

/** A message as text: what comes from the address is marked, and never read as HTML. */
export function ErrorMessage({ parts }: { parts: readonly MessagePart[] }): ReactNode {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'link') {
      return (
        <a key={index} href={text}>
          {text}
        </a>
      );
    }
    return kind === 'argument' ? <mark key={index}>{text}</mark> : text;
  });
}
