/** Unit of a measured value, as it is printed. */
export type Unit = 'KB' | 'MB' | 'ms' | 's' | 'score' | '%' | 'shift' | 'files' | '×';

/** One number of the benchmark. */
export interface Measurement {
  part: string;
  what: string;
  /** Null when this machine cannot measure it. */
  value: number | null;
  unit: Unit;
  /** What the value must not pass; null for a number that is told but not judged. */
  budget: Budget | null;
}

/** A limit, from above or from below. */
export type Budget = { atMost: number } | { atLeast: number };

/** Whether a value keeps its budget; null when there is nothing to judge. */
export function keepsBudget({ value, budget }: Measurement): boolean | null {
  if (budget === null || value === null) return null;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** Middle of the values; of an even number of them the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is nothing to take the median of.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
