import { CODE_LINE, type ParsedPage } from '../../shared/page';
import type { Prop } from '../../shared/api-reference';
import { COMMON_PROPS } from '../content/product-identity';

/** Props that no guide of a single component needs to explain. */
const UNEXPLAINED_PROPS = [...COMMON_PROPS, 'slotProps', 'slots'];

/** How many props of its components a page mentions. */
export type PropCoverage = ReturnType<typeof propCoverage>;

/** A demo of a page. */
export interface ShownDemo {
  source: string;
  playground: { controls: readonly { prop: string }[] } | null;
}

type CoveredProp = Pick<Prop, 'name' | 'deprecated' | 'inheritedFrom'>;

/** Compares the props of components with the code in a page, its demos, and its playgrounds. */
export function propCoverage(
  { codeWords, sections }: Pick<ParsedPage, 'codeWords' | 'sections'>,
  demos: readonly ShownDemo[],
  components: readonly { name: string; props: readonly CoveredProp[] }[],
) {
  const lines = sections.flatMap(({ text }) => text.split('\n'));
  const code = [
    ...codeWords,
    ...lines.filter((line) => line.startsWith(CODE_LINE)),
    ...demos.flatMap(({ source, playground }) => [
      source,
      ...(playground?.controls.map(({ prop }) => prop) ?? []),
    ]),
  ];
  const mentioned = new Set(code.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const own = components.flatMap(({ name, props }) =>
    props
      .filter((prop) => !prop.inheritedFrom && !prop.deprecated && !UNEXPLAINED_PROPS.includes(prop.name))
      .map((prop) => ({ component: name, prop: prop.name })),
  );
  const missing = own.filter(({ prop }) => !mentioned.has(prop));
  return {
    /** Number of own props that are not deprecated. Props that all components have do not count. */
    ownProps: own.length,
    /** Own props that the page does not mention, such as `Chip.onDelete`. */
    missingProps: missing.map(({ component, prop }) => `${component}.${prop}`),
  };
}
