/**
 * Finds imports in the wrong direction, and cycles.
 * @param root folder that contains `src`
 * @returns problems as lines of text
 */
export function checkImports(root: string): string[];

/** All imports in `src`, including types and dynamic imports. */
export function findImports(root: string): { from: string; to: string; line: number }[];
