import { apiPath, apiSlug, type ComponentApi, type ComponentLink } from '../../shared/api/api-reference';
import type { ComponentDeclaration } from './components';
import { readCssClasses } from './css-classes';
import type { ComponentNames } from './origin';
import type { Declarations } from './program';
import { readProps } from './props';
import { readPropsType } from './props-type';
import { readRootElement, type ElementInterfaces } from './root-element';
import { readSlots } from './slots';

/** What the components of one product share. */
export interface ProductContext {
  names: ComponentNames;
  themeNames: ReadonlySet<string>;
  elements: ElementInterfaces;
  /** Addresses outside the site by the component's name, such as that of `Transition`. */
  outside: ReadonlyMap<string, string>;
}

/**
 * Reads one component.
 * @throws Error when the type of its default export is no component type that can be understood
 */
export function readComponent(
  component: ComponentDeclaration,
  declarations: Declarations,
  context: ProductContext,
): ComponentApi {
  const { name, package: source, documentation, comment, type } = component;
  const { productId } = source;
  const { checker } = declarations;
  const propsType = readPropsType(type, checker);
  if (!propsType) throw new Error('Its default export is no component');
  const pathOf = (other: string) =>
    context.names.has(other) ? apiPath(productId, other) : (context.outside.get(other) ?? null);
  const root = readRootElement(propsType, context.elements, checker);
  const defaultRoot = root.nativeElement && `'${root.nativeElement}'`;
  const { props, supportsSystemProps } = readProps(propsType, {
    component: name,
    checker,
    names: context.names,
    pathOf,
    defaultRoot,
  });
  const classes = readCssClasses(component, declarations);
  return {
    name,
    slug: apiSlug(name),
    path: apiPath(productId, name),
    productId,
    package: source.name,
    imports: importsOf(component),
    description: comment.description,
    deprecated: documentation.deprecated,
    deprecationAdvice: documentation.deprecationAdvice,
    props,
    slots: readSlots(propsType, classes, checker),
    classes,
    supportsComponent: props.some((prop) => prop.name === 'component'),
    supportsSx: props.some((prop) => prop.name === 'sx'),
    supportsSystemProps,
    ...root,
    inheritance: inheritanceOf(comment.inherits, pathOf),
    themeName: [...context.themeNames].find((key) => key === `Mui${name}` || key === `Joy${name}`) ?? null,
    sourcePath: `${source.repositoryFolder}/src/${name}`,
  };
}

function importsOf({ name, package: source, isNamedExport }: ComponentDeclaration): string[] {
  const direct = `import ${name} from '${source.name}/${name}';`;
  return isNamedExport ? [direct, `import { ${name} } from '${source.name}';`] : [direct];
}

function inheritanceOf(
  inherits: ComponentLink | null,
  pathOf: (name: string) => string | null,
): ComponentLink | null {
  return inherits && { name: inherits.name, path: pathOf(inherits.name) ?? inherits.path };
}
