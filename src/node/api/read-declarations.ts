import { LIBRARIES } from '../../libraries';
import { apiPath, apiSlug, compareComponents, type ComponentApi } from '../../shared/api-reference';
import type { ApiReference } from '../content/site-content';
import { findComponents, topFolder, type ComponentDeclaration } from './components';
import { resolveDocLinks } from './jsdoc';
import {
  DeclarationError,
  exportsOf,
  openDeclarations,
  readThemeNames,
  unreadable,
  type Declarations,
  type DocumentedPackage,
} from './program';
import { readProps } from './props';
import { readElementInterfaces, readPropsType, readRootElement, type ElementInterfaces } from './props-type';
import { readCssClasses, readSlots } from './slots-and-classes';
import { findUndocumented } from './undocumented';

/** Shared by the components of one product. */
interface ProductContext {
  /** Names of its components. */
  names: ReadonlySet<string>;
  themeNames: readonly string[];
  elements: ElementInterfaces;
  /** Component outside the site, such as `Transition` → URL. */
  outside: ReadonlyMap<string, string | null>;
}

/**
 * Reads the declarations. This takes seconds, so `readApiReference` caches the result. If a package is broken, the
 * result only contains this problem.
 */
export function readDeclarations(repository: string, packages: readonly DocumentedPackage[]): ApiReference {
  try {
    return readPackages(openDeclarations(repository, packages));
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    return { components: [], exports: {}, problems: [error.problem] };
  }
}

function readPackages(declarations: ReturnType<typeof openDeclarations>): ApiReference {
  const elements = readElementInterfaces(declarations);
  const products = new Set(declarations.packages.map(({ productId }) => productId));
  const results = [...products].map((productId) => readProduct(productId, declarations, elements));
  return {
    components: results.flatMap(({ components }) => components.sort(compareComponents)),
    exports: Object.fromEntries(
      declarations.packages.map((source) => {
        const names = exportsOf(declarations, source).map(({ name }) => name);
        return [source.name, [...new Set([...names, ...source.componentFolders])]];
      }),
    ),
    problems: [...declarations.problems, ...results.flatMap(({ problems }) => problems)],
  };
}

function readProduct(
  productId: string,
  declarations: Declarations,
  elements: ElementInterfaces,
): Pick<ApiReference, 'components' | 'problems'> {
  const packages = declarations.packages.filter((source) => source.productId === productId);
  const components = packages.flatMap((source) => findComponents(declarations, source));
  const context: ProductContext = {
    elements,
    names: new Set(components.map(({ name }) => name)),
    themeNames: packages.flatMap(({ folder }) => readThemeNames(declarations, folder)),
    outside: new Map(
      components.flatMap(({ comment: { inherits } }) => (inherits ? [[inherits.name, inherits.path]] : [])),
    ),
  };
  const read = components.map((component) => readComponent(component, declarations, context));
  // After the components, because the checker lists the members of unions in the order in which it met them.
  const problems = packages.flatMap((source) => findUndocumented(declarations, source, components));
  const outside = (name: string) => context.outside.get(name) ?? null;
  return { components: resolveDocLinks(read, outside), problems };
}

/**
 * Reads one component.
 * @throws DeclarationError if its type is no component type
 */
function readComponent(
  component: ComponentDeclaration,
  declarations: Declarations,
  context: ProductContext,
): ComponentApi {
  const { name, package: source, declaration, documentation, comment, type } = component;
  const folder = component.folder ?? topFolder(declaration, source);
  const { productId } = source;
  const { inherits } = comment;
  const { checker } = declarations;
  const propsType = readPropsType(type, checker);
  if (!propsType)
    throw unreadable(declarations.repository, declaration, 'Its default export is not a component');
  const pathOf = (other: string) =>
    context.names.has(other) ? apiPath(productId, other) : (context.outside.get(other) ?? null);
  const root = readRootElement(propsType, context.elements, checker);
  const defaultRoot = root.nativeElement && `'${root.nativeElement}'`;
  const propsContext = { component: name, checker, names: context.names, pathOf, defaultRoot };
  const { props, supportsSystemProps } = readProps(propsType, propsContext);
  const classes = readCssClasses(component, declarations);
  return {
    name,
    slug: apiSlug(name),
    path: apiPath(productId, name),
    productId,
    package: source.name,
    imports: importsOf(component),
    ...documentation.texts,
    description: comment.description,
    props,
    slots: readSlots(propsType, classes, checker),
    classes,
    supportsComponent: props.some((prop) => prop.name === 'component'),
    supportsSx: props.some((prop) => prop.name === 'sx'),
    supportsSystemProps,
    ...root,
    // The instance of a class.
    ...(propsType.isClass && { ref: name }),
    inheritance: inherits && { name: inherits.name, path: pathOf(inherits.name) ?? inherits.path },
    themeName: context.themeNames.find((key) => isThemeKey(key, name)) ?? null,
    sourcePath: `${source.repositoryFolder}/src/${folder}`,
  };
}

/** True if a library's theme has default props of a component under a key. */
function isThemeKey(key: string, component: string): boolean {
  return Object.values(LIBRARIES).some(({ themeKey }) => themeKey?.(component) === key);
}

function importsOf(component: ComponentDeclaration): string[] {
  const { name, package: source, folder, isDefaultExport, isNamedExport } = component;
  const imported = isDefaultExport ? name : `{ ${name} }`;
  return [
    ...(folder === null ? [] : [`import ${imported} from '${source.name}/${folder}';`]),
    ...(isNamedExport ? [`import { ${name} } from '${source.name}';`] : []),
  ];
}
