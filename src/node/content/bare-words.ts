import { find, html } from 'property-information';

/** The part of a component that the rules need. */
interface Documented {
  name: string;
  props: readonly { name: string; type: string; inheritedFrom: { name: string } | null }[];
}

const PROP = /^[a-z][\w-]*$/;

/** Props that mean the same for all components, so the main one is linked. */
const COMMON: readonly string[] = ['children', 'classes', 'className', 'component', 'ref', 'style', 'sx'];

/**
 * Components of a page that a lone word could refer to. They declare a prop of this name, or have a prop of this value.
 * An HTML attribute only counts if the main component declares it.
 * @param documented Components that the page documents, the main one first.
 */
export function wordOwners<Component extends Documented>(
  word: string,
  documented: readonly Component[],
): Component[] {
  const [main] = documented;
  if (!main || !PROP.test(word)) return [];
  if (isAttribute(word) && !COMMON.includes(word) && declarerOf(word, main) !== main.name) return [];
  const owners = new Map<string, Component>();
  let isProp = false;
  for (const component of documented) {
    const declarer = declarerOf(word, component);
    const isValue = component.props.some(({ type }) => type.includes(`'${word}'`));
    if (declarer === null && !isValue) continue;
    isProp ||= declarer !== null;
    const key = declarer ?? component.name;
    if (!owners.has(key)) owners.set(key, documented.find(({ name }) => name === key) ?? component);
  }
  if (!isProp) return [];
  return COMMON.includes(word) ? [...owners.values()].slice(0, 1) : [...owners.values()];
}

function declarerOf(word: string, { name, props }: Documented): string | null {
  const prop = props.find((candidate) => candidate.name === word);
  return prop ? (prop.inheritedFrom?.name ?? name) : null;
}

/** True for HTML attributes. */
export function isAttribute(word: string): boolean {
  return find(html, word).property in html.property;
}
