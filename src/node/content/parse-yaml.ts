import { LineCounter, parseDocument, type Document } from 'yaml';
import { findYamlMistake, type YamlMistake } from './yaml-mistake';

/** YAML that still knows where each value stands. */
export interface ParsedYaml {
  document: Document;
  /** Undefined for a document with a mistake. */
  value: unknown;
  mistake: YamlMistake | null;
  /** Place of an offset; both start at 1. */
  placeOf(offset: number): { line: number; column: number };
}

/** Parses a document; never throws. */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'error' });
  const mistake = findYamlMistake(document);
  return {
    document,
    mistake,
    // Aliases that stand for too much are a mistake, found with their place.
    value: mistake ? undefined : document.toJS({ maxAliasCount: -1 }),
    placeOf: (offset) => {
      const { line, col } = lineCounter.linePos(offset);
      return { line, column: col };
    },
  };
}
