import type { ReactNode } from 'react';
import type { Segment } from '../../domain/search/protocol';

/** Text with its matches marked. */
export function Segments({ segments }: { segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
