import type {
  ApiTableReference,
  DemoOptions,
  DemoReference,
  PageCardsReference,
  ParsedPage,
} from '../../../shared/page/page';
import { contentComponents } from './content-components';
import { readExample } from './example';
import type { ProblemCollector } from './problems';
import type { BlockPlaceholder } from './to-hast';

/** The demos of a page in order, playgrounds included; one whose name is malformed has been reported and is left out. */
export function readDemos(
  placeholders: readonly BlockPlaceholder[],
  report: ProblemCollector,
): DemoReference[] {
  const seen = new Set<string>();
  return placeholders.flatMap((placeholder) => {
    const { component, element } = placeholder;
    const demo =
      component === 'Playground' ? readPlayground(placeholder, report) : readDemo(placeholder, report);
    if (!demo) return [];
    if (seen.has(demo.name)) {
      reportRepeated(demo, element, report);
      return [];
    }
    seen.add(demo.name);
    return [demo];
  });
}

function readDemo(
  { component, attributes, element }: BlockPlaceholder,
  report: ProblemCollector,
): DemoReference | null {
  const { src, ...options } = attributes;
  const name = contentComponents.Demo.shape.src.safeParse(src).data;
  if (component !== 'Demo' || name === undefined) return null;
  checkDemoOptions(name, options, element, report);
  const { line, column = 1 } = report.at(element);
  // The component registry has checked the attributes; what it rejected stops the build.
  return { name, options: options as DemoOptions, line, column };
}

/** Name under which a playground is one of the demos of its page. */
export function playgroundName(component: string): string {
  return `${component}Playground`;
}

function readPlayground(
  { attributes, element }: BlockPlaceholder,
  report: ProblemCollector,
): DemoReference | null {
  const { data } = contentComponents.Playground.safeParse(attributes);
  if (!data) return null;
  const { component, props } = data;
  const playground = { component, props: readNames(props), ...readExample(element, component, report) };
  const { line, column = 1 } = report.at(element);
  return { name: playgroundName(component), options: {}, playground, line, column };
}

/** The query files of a page in order; one whose `src` is malformed has been reported and is left out. */
export function readQueries(
  placeholders: readonly BlockPlaceholder[],
  report: ProblemCollector,
): ParsedPage['queries'] {
  return placeholders.flatMap(({ component, attributes, element }) => {
    const file = contentComponents.Query.shape.src.safeParse(attributes['src']).data;
    if (component !== 'Query' || file === undefined) return [];
    const { line, column = 1 } = report.at(element);
    return [{ file, line, column }];
  });
}

/** The API tables of a page in order; one whose attributes are malformed has been reported and is left out. */
export function readApiTables(
  placeholders: readonly BlockPlaceholder[],
  report: ProblemCollector,
): ApiTableReference[] {
  return placeholders.flatMap(({ component, attributes, element }) => {
    const { data } = contentComponents.ApiTable.safeParse(attributes);
    if (component !== 'ApiTable' || !data) return [];
    const { line, column = 1 } = report.at(element);
    return [{ component: data.component, props: readNames(data.props), line, column }];
  });
}

/** The cards of a page in order; those whose attribute is malformed have been reported and are left out. */
export function readPageCards(
  placeholders: readonly BlockPlaceholder[],
  report: ProblemCollector,
): PageCardsReference[] {
  return placeholders.flatMap(({ component, attributes, element }) => {
    const { data } = contentComponents.PageCards.safeParse(attributes);
    if (component !== 'PageCards' || !data) return [];
    const { line, column = 1 } = report.at(element);
    return [{ below: data.below, line, column }];
  });
}

/** `'variant, color'` → `['variant', 'color']`; null when the author names none. */
export function readNames(list: unknown): string[] | null {
  return typeof list === 'string' ? list.split(',').map((name) => name.trim()) : null;
}

function reportRepeated(
  { name, playground }: DemoReference,
  element: BlockPlaceholder['element'],
  report: ProblemCollector,
): void {
  report.add(
    {
      rule: 'demo-twice',
      what: `The ${playground ? 'playground' : 'demo'} "${name}" is on this page twice.`,
      why: 'Its name is the anchor of the demo, and anchors are unique.',
      fix: playground ? 'Remove one.' : 'Remove one, or copy the demo file under a second name.',
    },
    element,
  );
}

/** Without a toolbar there is no source to open and no place for an ad (reference "Demo system", options). */
function checkDemoOptions(
  name: string,
  options: Record<string, unknown>,
  element: BlockPlaceholder['element'],
  report: ProblemCollector,
): void {
  if (options['hideToolbar'] !== true) return;
  for (const option of ['defaultCodeOpen', 'disableAd'].filter((key) => options[key] === true)) {
    report.add(
      {
        rule: 'demo-options',
        what: `The demo "${name}" has hideToolbar together with ${option}.`,
        why: 'Without its toolbar a demo shows neither code nor an ad.',
        fix: `Remove "${option}" or "hideToolbar".`,
      },
      element,
    );
  }
}
