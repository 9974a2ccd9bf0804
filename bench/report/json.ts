import type { Machine } from '../machine';
import { keepsBudget, type Measurement } from '../measurement';

/** The result for programs. */
export function formatJson(machine: Machine, measurements: readonly Measurement[]): string {
  const results = measurements.map((measurement) => ({ ...measurement, ok: keepsBudget(measurement) }));
  return JSON.stringify({ machine, ok: results.every(({ ok }) => ok !== false), results }, null, 2);
}
