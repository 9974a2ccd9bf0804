/** Unit as printed in the report. */
export type Unit = 'KB' | 'MB' | 'ms' | 's' | 'score' | '%' | 'shift' | 'files' | '×';

/** One number of the benchmark. */
export interface Measurement {
  part: string;
  what: string;
  /** Null if this machine can't measure it. */
  value: number | null;
  unit: Unit;
  /** Null if the value is only reported. */
  budget: Budget | null;
}

export type Budget = { atMost: number } | { atLeast: number };

/** Null if there is no budget or no value. */
export function isWithinBudget({ value, budget }: Measurement): boolean | null {
  if (budget === null || value === null) return null;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('Cannot compute the median of an empty list.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
