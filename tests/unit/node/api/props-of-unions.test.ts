import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiReference } from '../../../../src/node/content/site-content';
import { readLibrary } from './repository-with';

const SINGLE = `
interface Single {
  /** One number. */
  value: number;
  /**
   * Called with one number.
   * @param value The number.
   */
  onChange?: (value: number) => void;
  unit: string;
}`;
const RANGE = `
interface Range {
  /** Two numbers. */
  value: number[];
  /**
   * Called with two numbers.
   * @param value The numbers.
   */
  onChange?: (value: number[]) => void;
}`;

const COMPONENTS = {
  Union: `${SINGLE}${RANGE}
export default function Union(props: Single | Range): React.ReactNode;`,
  Overloads: `${SINGLE}${RANGE}
export default function Overloads(props: Single): React.ReactNode;
export default function Overloads(props: Range): React.ReactNode;`,
  Conditional: `${SINGLE}${RANGE}
export default function Conditional<Many>(props: Many extends true ? Range : Single): React.ReactNode;`,
  Inside: `${SINGLE}${RANGE}
export default function Inside(props: { label: string } & (Single | Range)): React.ReactNode;`,
  Discriminated: `
type Props =
  | {
      kind: 'link';
      /** Address. */
      href: string;
      /** Called with the address. */
      onOpen?: (href: string) => void;
    }
  | {
      kind: 'menu';
      href?: never;
      /** Called with the menu. */
      onOpen?: () => void;
    }
  | { kind: 'text' };
export default function Discriminated(props: Props): React.ReactNode;`,
  Generic: `
type Props<Value> =
  | { multiple: true; onChange?: (value: Value[]) => void }
  | { multiple?: false; onChange?: (value: Value) => void };
export default function Generic<Value>(props: Props<Value>): React.ReactNode;`,
  Intersection: `
interface A {
  /** With a number. */
  onChange?: (value: number) => void;
  /** Its size. */
  size?: number;
}
interface B {
  /** With a text. */
  onChange?: (value: string) => void;
  /** The size of it. */
  size?: number;
}
export default function Intersection(props: A & B): React.ReactNode;`,
};

let reference: ApiReference;
beforeAll(async () => {
  reference = await readLibrary(COMPONENTS);
});

function propsOf(name: keyof typeof COMPONENTS) {
  const component = reference.components.find((one) => one.name === name);
  const texts = component?.props.map(({ name: prop, type, required, description }) => [
    prop,
    `${required ? '' : 'optional '}${type}${description && ` – ${description.replaceAll('\n\n', ' / ')}`}`,
  ]);
  return Object.fromEntries(texts ?? []) as Record<string, string>;
}

describe('props with several types', () => {
  const both = {
    value: 'number | number[] – One number. / Two numbers.',
    onChange:
      'optional ((value: number) => void) | ((value: number[]) => void) – Called with one number. / Called with two numbers.',
    unit: 'optional string',
  };

  it('combines types and descriptions of all members of a union', () => {
    expect(propsOf('Union')).toEqual(both);
  });

  it('treats overloads as a union', () => {
    expect(propsOf('Overloads')).toEqual(both);
  });

  it('treats a conditional type as a union', () => {
    expect(propsOf('Conditional')).toEqual({
      value: 'number | number[] – Two numbers. / One number.',
      onChange:
        'optional ((value: number[]) => void) | ((value: number) => void) – Called with two numbers. / Called with one number.',
      unit: 'optional string',
    });
  });

  it('treats an intersection with a union as a union', () => {
    expect(propsOf('Inside')).toEqual({ label: 'string', ...both });
  });

  it('makes props of some members of a discriminated union optional', () => {
    expect(propsOf('Discriminated')).toEqual({
      kind: "'link' | 'menu' | 'text'",
      href: 'optional string – Address.',
      onOpen:
        'optional ((href: string) => void) | (() => void) – Called with the address. / Called with the menu.',
    });
  });

  it('keeps the type parameters of a generic component', () => {
    expect(propsOf('Generic')).toEqual({
      multiple: 'optional boolean',
      onChange: 'optional ((value: Value[]) => void) | ((value: Value) => void)',
    });
  });

  it('combines descriptions of an intersection only if the types differ', () => {
    expect(propsOf('Intersection')).toEqual({
      onChange:
        'optional ((value: number) => void) & ((value: string) => void) – With a number. / With a text.',
      size: 'optional number – Its size.',
    });
  });

  it('describe each parameter with all of its types', () => {
    const union = reference.components.find(({ name }) => name === 'Union');
    expect(union?.props.find(({ name }) => name === 'onChange')?.signature).toEqual({
      parameters: [
        {
          name: 'value',
          type: 'number | number[]',
          optional: false,
          description: 'The number. The numbers.',
        },
      ],
      returnType: 'void',
      returnDescription: '',
    });
  });
});
