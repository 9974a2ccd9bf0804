/** Deletes what an older version of the pipeline has kept in `.cache`. */
export function forgetOldNodes(repository?: string): void;
