import {
  classAnchor,
  propAnchor,
  type ComponentApi,
  type Documented,
  type Prop,
} from '../../shared/api/api-reference';

/** URL of a name in a doc comment, such as `Card.variant`. Null if unknown. */
type FindTarget = (name: string) => string | null;

/** Replaces the inline tags of doc comments, such as `{@link Card}`, by Markdown links. */
export function resolveDocLinks(components: readonly ComponentApi[], outside: FindTarget): ComponentApi[] {
  const find = createFinder(components, outside);
  const markdown = (text: string): string => linksToMarkdown(text, find);
  const texts = <Item extends Documented>(item: Item): Item => ({
    ...item,
    description: markdown(item.description),
    deprecationAdvice: markdown(item.deprecationAdvice),
  });
  const prop = ({ signature, ...rest }: Prop): Prop => ({
    ...texts(rest),
    signature: signature && {
      ...signature,
      parameters: signature.parameters.map((parameter) => ({
        ...parameter,
        description: markdown(parameter.description),
      })),
      returnDescription: markdown(signature.returnDescription),
    },
  });
  return components.map((component) => ({
    ...texts(component),
    props: component.props.map(prop),
    slots: component.slots.map(texts),
    classes: component.classes.map(texts),
  }));
}

/** `Card`, `CardProps`, `Card.variant`, `Card#variant`, and `CardProps['variant']`. */
const NAME = /^(\w+?)(Props|Classes)?(?:[.#](\w+)|\[(['"])(\w+)\4\])?$/;

function createFinder(components: readonly ComponentApi[], outside: FindTarget): FindTarget {
  const byName = new Map(components.map((component) => [component.name, component]));
  return (name) => {
    const exact = byName.get(name);
    if (exact) return exact.path;
    const [, owner = '', part, dotted, , quoted] = NAME.exec(name) ?? [];
    const component = byName.get(owner);
    const member = dotted ?? quoted;
    if (!component) return outside(name);
    if (member === undefined) return part ? `${component.path}#${part.toLowerCase()}` : component.path;
    const { props, classes, path } = component;
    if (part !== 'Classes' && props.some((one) => one.name === member))
      return `${path}#${propAnchor(owner, member)}`;
    const isClass = part === 'Classes' && classes.some(({ key }) => key === member);
    return isClass ? `${path}#${classAnchor(owner, member)}` : null;
  };
}

/** Code, which stays as it is, or an inline tag with its text. */
const CODE_OR_TAG = /(`+)[^]*?\1(?!`)|\{@(link|linkcode|linkplain|inheritDoc)\s+([^{}]+)\}/g;
/** At the start of a `@see` tag, a name needs no inline tag. */
const SEE_NAME = /^See also: ([A-Z]\w*(?:[.#]\w+)?)( .*)?$/gm;

function linksToMarkdown(text: string, find: FindTarget): string {
  return text
    .replace(SEE_NAME, (line, name: string, rest = '') =>
      rest === '' || find(name) !== null ? `See also: {@link ${name}}${rest}` : line,
    )
    .replace(CODE_OR_TAG, (match, _quotes, tag: string | undefined, content = '') =>
      tag === undefined ? match : inlineTag(tag, String(content).trim(), find),
    );
}

const ADDRESS = /^(?:[a-z][a-z+.-]*:|[/#.])/i;

/** The target comes first. A label follows after a bar or a space. */
function inlineTag(tag: string, content: string, find: FindTarget): string {
  // A tag over several lines has the stars of the comment in it.
  const line = content.replace(/\s*\n\s*\*?\s*/g, ' ');
  const [, target = '', rest = ''] = /^([^\s|]+)\s*\|?\s*(.*)$/.exec(line) ?? [];
  const isAddress = ADDRESS.test(target);
  const name = target.replace(/\(\)$/, '');
  const address = isAddress ? target : find(name);
  const label = rest.replace(/[[\]]/g, String.raw`\$&`);
  const isCode = tag === 'linkcode' || (tag !== 'linkplain' && label === '' && !isAddress);
  const shown = isCode ? `\`${(label || target).replaceAll('`', '')}\`` : label || target;
  const link = address === null ? shown : `[${shown}](${address.replace(/[()]/g, encodeParenthesis)})`;
  return tag === 'inheritDoc' ? `See ${link}` : link;
}

/** A parenthesis would end the URL in Markdown. */
function encodeParenthesis(text: string): string {
  return text === '(' ? '%28' : '%29';
}
