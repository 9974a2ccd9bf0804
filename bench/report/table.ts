import type { Machine } from '../machine';
import { isWithinBudget, type Measurement } from '../measurement';

const HEAD = ['part', 'what', 'measured', 'budget', ''];

/** Report as a plain-text table. */
export function formatTable(machine: Machine, measurements: readonly Measurement[]): string {
  const rows = [HEAD, ...measurements.map(toRow)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '),
  );
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '));
  const over = measurements.filter((measurement) => isWithinBudget(measurement) === false).length;
  const sum = over === 0 ? 'All values are within budget.' : `Over budget: ${over}.`;
  return [describe(machine), '', ...lines.map((line) => line.trimEnd()), '', sum].join('\n');
}

function describe({ cpu, cores, memoryGb, system, node, browser, load }: Machine): string {
  const machine = `${cpu}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, ${browser}`;
  const warning = load > cores / 2 ? '. The machine is busy, so the times are too high' : '';
  return `${machine}, load ${load} at the start${warning}`;
}

function toRow(measurement: Measurement): string[] {
  const { part, what, value, unit, budget } = measurement;
  const kept = isWithinBudget(measurement);
  const limit =
    budget === null ? '' : 'atMost' in budget ? `≤ ${format(budget.atMost)}` : `≥ ${format(budget.atLeast)}`;
  const measured =
    value === null ? 'not measured' : `${format(value)} ${unit === 'score' || unit === 'shift' ? '' : unit}`;
  return [part, what, measured.trim(), limit, kept === null ? '' : kept ? 'ok' : 'OVER'];
}

function format(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

/** Aligns numbers to the right. */
function pad(cell: string, width: number, column: number): string {
  return column === 2 || column === 3 ? cell.padStart(width) : cell.padEnd(width);
}
