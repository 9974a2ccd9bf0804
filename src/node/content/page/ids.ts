import type { Root } from 'hast';
import type { DemoReference } from '../../../shared/page/page';
import type { SourceLocation } from '../../../shared/page/problem';
import type { ProblemCollector } from './problems';
import { walkElements } from './walk';

/** The ids that the author has chosen, and the names of demos, which are ids too; reports one that stands twice. */
export function collectIds(
  root: Root,
  demos: readonly DemoReference[],
  report: ProblemCollector,
): ReadonlySet<string> {
  const places = new Map<string, SourceLocation>();
  const take = (id: unknown, place: SourceLocation): void => {
    if (typeof id !== 'string' || id === '') return;
    const first = places.get(id);
    if (first) reportTwice(id, first, place, report);
    else places.set(id, place);
  };
  for (const { name, line, column } of demos) take(name, { ...report.at({}), line, column });
  walkElements(root, (node) => {
    const { id, name } = node.properties;
    take(id, report.at(node));
    if (node.tagName === 'a' && name !== id) take(name, report.at(node));
  });
  return new Set(places.keys());
}

function reportTwice(
  id: string,
  one: SourceLocation,
  other: SourceLocation,
  { problems }: ProblemCollector,
): void {
  problems.push({
    rule: 'duplicate-id',
    what: `The id "${id}" is on this page twice.`,
    where: one.line > other.line ? [other, one] : [one, other],
    why: 'A link to it leads to the first of them only.',
    fix: 'Change one of them. The id of a demo is its name.',
  });
}
