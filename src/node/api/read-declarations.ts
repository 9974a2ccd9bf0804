import { LIBRARIES } from '../../libraries';
import { apiPath, apiSlug, compareComponents, type ComponentApi } from '../../shared/api-reference';
import type { Problem } from '../../shared/problem';
import type { ApiReference } from '../content/data-files';
import { findComponents, topFolder, type ComponentDeclaration } from './components';
import { resolveDocLinks } from './jsdoc';
import {
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

/** Reads the declarations. This takes seconds, so `readApiReference` caches the result. */
export function readDeclarations(repository: string, packages: readonly DocumentedPackage[]): ApiReference {
  const declarations = openDeclarations(repository, packages);
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
  const found = packages.map((source) => findComponents(declarations, source));
  const components = found.flatMap((result) => result.components);
  const context: ProductContext = {
    elements,
    names: new Set(components.map(({ name }) => name)),
    themeNames: packages.flatMap(({ folder }) => readThemeNames(declarations, folder)),
    outside: new Map(
      components.flatMap(({ comment: { inherits } }) => (inherits ? [[inherits.name, inherits.path]] : [])),
    ),
  };
  const problems = found.flatMap((result) => result.problems);
  const read = components.flatMap((component) => {
    try {
      const { api, problem } = readComponent(component, declarations, context);
      if (problem) problems.push(problem);
      return [api];
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      problems.push(unreadable(declarations.repository, component.declaration, cause));
      return [];
    }
  });
  // After the components, because the checker lists the members of unions in the order in which it met them.
  const undocumented = packages.flatMap((source) => findUndocumented(declarations, source, components));
  // A missing declaration can be caused by another problem.
  const isSound = problems.length === 0;
  problems.push(...undocumented.filter(({ rule }) => isSound || rule === 'api-without-page'));
  const outside = (name: string) => context.outside.get(name) ?? null;
  return { components: resolveDocLinks(read, outside), problems };
}

/**
 * Reads one component.
 * @throws Error if its type is no component type
 */
function readComponent(
  component: ComponentDeclaration,
  declarations: Declarations,
  context: ProductContext,
): { api: ComponentApi; problem: Problem | null } {
  const { name, package: source, declaration, documentation, comment, type } = component;
  const folder = component.folder ?? topFolder(declaration, source);
  const { productId } = source;
  const { inherits } = comment;
  const { checker } = declarations;
  const propsType = readPropsType(type, checker);
  if (!propsType) throw new Error('Its default export is not a component');
  const pathOf = (other: string) =>
    context.names.has(other) ? apiPath(productId, other) : (context.outside.get(other) ?? null);
  const root = readRootElement(propsType, context.elements, checker);
  const defaultRoot = root.nativeElement && `'${root.nativeElement}'`;
  const propsContext = { component: name, checker, names: context.names, pathOf, defaultRoot };
  const { props, supportsSystemProps } = readProps(propsType, propsContext);
  const { classes, problem } = readCssClasses(component, declarations);
  const api = {
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
  return { api, problem };
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
