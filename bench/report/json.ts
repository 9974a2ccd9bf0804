import type { Machine } from '../machine';
import { isWithinBudget, type Measurement } from '../measurement';

/** Machine-readable report. */
export function formatJson(machine: Machine, measurements: readonly Measurement[]): string {
  const results = measurements.map((measurement) => ({ ...measurement, ok: isWithinBudget(measurement) }));
  return JSON.stringify({ machine, ok: results.every(({ ok }) => ok !== false), results }, null, 2);
}
