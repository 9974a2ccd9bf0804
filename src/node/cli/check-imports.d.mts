/**
 * Finds imports in the wrong direction, and cycles.
 * @param root folder that contains `src`
 * @returns problems as lines of text
 */
export function checkImports(root: string): string[];
