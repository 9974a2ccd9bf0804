import type { ComponentApi, Prop } from '../../../shared/api/api-reference';

/** Elements that cannot hold text. */
const STRUCTURE = new Set(['dl', 'input', 'ol', 'select', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);

/** Values that stand for a type until the author writes a better one; the first that fits counts. */
const VALUES: readonly (readonly [type: RegExp, value: string])[] = [
  [/^boolean$/, '{false}'],
  [/=> React\.\w+$/, '{() => null}'],
  [/^\(.*\) => /, '{() => {}}'],
  [/ReactElement/, '{<span>Text</span>}'],
  [/^'[^']*'/, ''],
  [/^number$/, '{1}'],
  [/Array<|\[\]$/, '{[]}'],
  [/^Interpolation</, '{{}}'],
];

/** A demo that shows one component with what it cannot do without. */
export function demoText(name: string, component: ComponentApi): string {
  const [statement = ''] = component.imports;
  return `${statement}\n\nexport default function ${name}() {\n  return ${elementOf(component)};\n}\n`;
}

function elementOf({ name, props, nativeElement }: ComponentApi): string {
  const given = props.filter(
    (prop) => (prop.required && prop.inheritedFrom === null) || (prop.name === 'label' && takesText(prop)),
  );
  const attributes = given
    .filter(({ name: key }) => key !== 'children')
    .map((prop) => ` ${attributeOf(prop)}`);
  const opening = `<${name}${attributes.join('')}`;
  const children = childrenOf(props, nativeElement);
  return children === '' ? `${opening} />` : `${opening}>${children}</${name}>`;
}

function childrenOf(props: readonly Prop[], nativeElement: string | null): string {
  const children = props.find(({ name }) => name === 'children');
  if (!children) return '';
  if (STRUCTURE.has(nativeElement ?? '')) return children.required ? '{[]}' : '';
  if (/ReactElement/.test(children.type)) return '<span>Text</span>';
  return takesText(children) ? 'Text' : '';
}

function takesText({ type }: Prop): boolean {
  return /ReactNode/.test(type);
}

function attributeOf({ name, type }: Prop): string {
  const literal = /^'([^']*)'/.exec(type)?.[1];
  const value = VALUES.find(([pattern]) => pattern.test(type))?.[1] || `"${literal ?? 'Text'}"`;
  return `${name}=${value}`;
}
