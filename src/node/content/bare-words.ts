import { find, html } from 'property-information';

/** What the rules ask of a component. */
interface Documented {
  name: string;
  props: readonly { name: string; type: string; inheritedFrom: { name: string } | null }[];
}

/** A component that knows a word: as its prop, or as the value of one, such as `filled` of `variant`. */
export interface WordOwner<Component> {
  component: Component;
  isProp: boolean;
}

const PROP = /^[a-z][\w-]*$/;

/** Props that mean the same for each component: they need no owner. */
const COMMON: readonly string[] = ['children', 'classes', 'className', 'component', 'ref', 'style', 'sx'];

/**
 * The components of a page that know a word written alone, each standing for the one that declares the prop. One of
 * them is what the word means; of several, the author must say which. An attribute of HTML means a prop only where the
 * page's first component declares it itself: in all other sentences it is the attribute.
 * @param documented those that the page documents, the main one first
 */
export function wordOwners<Component extends Documented>(
  word: string,
  documented: readonly Component[],
): WordOwner<Component>[] {
  const [main] = documented;
  if (!main || !PROP.test(word)) return [];
  if (isAttribute(word) && !COMMON.includes(word) && declarerOf(word, main) !== main.name) return [];
  const owners = new Map<string, WordOwner<Component>>();
  for (const component of documented) {
    const declarer = declarerOf(word, component);
    const isValue = component.props.some(({ type }) => type.includes(`'${word}'`));
    if (declarer === null && !isValue) continue;
    const key = declarer ?? component.name;
    const standing = documented.find(({ name }) => name === key) ?? component;
    if (!owners.has(key)) owners.set(key, { component: standing, isProp: declarer !== null });
  }
  const found = [...owners.values()];
  if (COMMON.includes(word)) return found.slice(0, 1);
  return found.some(({ isProp }) => isProp) ? found : [];
}

function declarerOf(word: string, { name, props }: Documented): string | null {
  const prop = props.find((candidate) => candidate.name === word);
  return prop ? (prop.inheritedFrom?.name ?? name) : null;
}

/** Whether a word is an attribute of HTML. */
export function isAttribute(word: string): boolean {
  return find(html, word).property in html.property;
}
