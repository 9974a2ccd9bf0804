import type ts from 'typescript';
import type { Prop } from '../../shared/api/api-reference';
import { readOrigin, type ComponentNames } from './origin';
import { readProp } from './prop';
import type { PropsType } from './props-type';

/** The props of one component, and what its kind of props tells about it. */
export interface ComponentProps {
  props: Prop[];
  supportsSystemProps: boolean;
}

/** What reading props needs to know besides the props themselves. */
export interface PropsContext {
  component: string;
  checker: ts.TypeChecker;
  names: ComponentNames;
  /** Path or address of a component that props come from. */
  pathOf(component: string): string | null;
  /** Text of the default root element, for the `component` prop. */
  defaultRoot: string | null;
}

/** Reads the props that the component or another component declares; native attributes are left out. */
export function readProps({ parts, componentProp }: PropsType, context: PropsContext): ComponentProps {
  const props = new Map<string, Prop>();
  let supportsSystemProps = false;
  for (const [index, part] of parts.entries()) {
    for (const symbol of context.checker.getPropertiesOfType(part)) {
      if (props.has(symbol.name)) continue;
      const { origin, declarations } = readOrigin(symbol, context.component, context.names);
      if (origin.kind === 'system') supportsSystemProps ||= symbol.name === 'margin';
      if (origin.kind === 'native' || origin.kind === 'system') continue;
      const prop = readProp(symbol, declarations, context.checker);
      const inheritedFrom =
        origin.kind === 'own' ? null : { name: origin.name, path: context.pathOf(origin.name) };
      // What only some parts of a union have, after the whole, is optional.
      if (prop) props.set(prop.name, { ...prop, inheritedFrom, required: prop.required && index === 0 });
    }
  }
  const component = props.has('component') ? null : readComponentProp(componentProp, context);
  return {
    props: [...props.values(), ...(component ? [component] : [])].sort(compareProps),
    supportsSystemProps,
  };
}

/** Its declared type is a type parameter, and it is required only in the signature that takes it. */
function readComponentProp(symbol: ts.Symbol | null, { checker, defaultRoot }: PropsContext): Prop | null {
  const prop = symbol && readProp(symbol, symbol.declarations ?? [], checker);
  return prop && { ...prop, type: 'React.ElementType', required: false, defaultValue: defaultRoot };
}

function compareProps(a: Prop, b: Prop): number {
  return (
    Number(a.inheritedFrom !== null) - Number(b.inheritedFrom !== null) ||
    Number(b.required) - Number(a.required) ||
    a.name.localeCompare(b.name, 'en')
  );
}
