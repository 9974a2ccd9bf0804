import { isAlias, visit, type Document } from 'yaml';

/** Where YAML cannot be read, and the parser's reason without full stop. */
export interface YamlMistake {
  message: string;
  offset: number;
}

/**
 * The first thing that keeps a document from being read, or null. Only the first: what a YAML parser
 * complains about after it is mostly a consequence.
 */
export function findYamlMistake(document: Document): YamlMistake | null {
  const [error] = document.errors;
  if (error) {
    const [firstLine = ''] = error.message.split('\n');
    return { message: firstLine.replace(/ at line \d+.*$/, '').replace(/[.:]$/, ''), offset: error.pos[0] };
  }
  return findUnknownAlias(document);
}

/** `title: *Button*` is an alias to YAML, and `toJS` would throw at it. */
function findUnknownAlias(document: Document): YamlMistake | null {
  let mistake: YamlMistake | null = null;
  visit(document, {
    Alias(_key, node) {
      if (!isAlias(node) || node.resolve(document)) return undefined;
      mistake = {
        message: `"*${node.source}" starts with a star, which has a meaning of its own`,
        offset: node.range?.[0] ?? 0,
      };
      return visit.BREAK;
    },
  });
  return mistake;
}
