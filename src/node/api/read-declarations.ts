import ts from 'typescript';
import { LIBRARIES } from '../../libraries';
import { apiPath, apiSlug, compareComponents, type ComponentApi } from '../../shared/api-reference';
import type { Problem } from '../../shared/problem';
import type { ApiReference } from '../content/data-files';
import {
  findComponents,
  jsDocHost,
  readCssClasses,
  topFolder,
  type ComponentDeclaration,
} from './components';
import { readDocumentation, resolveDocLinks } from './jsdoc';
import {
  declarationPlace,
  exportsOf,
  openDeclarations,
  reactExport,
  readThemeNames,
  unreadable,
  type Declarations,
  type DocumentedPackage,
  type PackageDeclarations,
} from './program';
import { readProps } from './props';
import {
  readElementInterfaces,
  readPropsType,
  readRootElement,
  readSlots,
  type ElementInterfaces,
} from './props-type';
import { callable, classInstance, isContext, resolveAlias, unionParts } from './type-facts';

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
  const isValid = problems.length === 0;
  problems.push(...undocumented.filter(({ rule }) => isValid || rule === 'api-without-page'));
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
  const keys = Object.values(LIBRARIES).map(({ themeKey }) => themeKey?.(name));
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
    themeName: context.themeNames.find((key) => keys.includes(key)) ?? null,
    sourcePath: `${source.repositoryFolder}/src/${folder}`,
  };
  return { api, problem };
}

function importsOf(component: ComponentDeclaration): string[] {
  const { name, package: source, folder, isDefaultExport, isNamedExport } = component;
  const imported = isDefaultExport ? name : `{ ${name} }`;
  return [
    ...(folder === null ? [] : [`import ${imported} from '${source.name}/${folder}';`]),
    ...(isNamedExport ? [`import { ${name} } from '${source.name}';`] : []),
  ];
}

/** Why a component has no API page. */
const WHY =
  'Only components that are the default export of a folder in the package get one, as in "Card/index.d.ts".';

/** Reports exports of a package that cannot be read, and components without a page or a reason. */
function findUndocumented(
  declarations: Declarations,
  source: PackageDeclarations,
  components: readonly ComponentDeclaration[],
): Problem[] {
  const { checker, repository } = declarations;
  const { name, withoutPage } = source;
  const documented = new Set(components.map(({ declaration }) => declaration));
  const reactNode = reactExport(declarations, 'ReactNode');
  const nodeType = reactNode ? checker.getDeclaredTypeOfSymbol(reactNode) : null;
  const problems = exportsOf(declarations, source).flatMap((exported): Problem[] => {
    const symbol = resolveAlias(exported, checker);
    if (!symbol.declarations) {
      const [dead] = exported.declarations ?? [];
      return dead ? [unreadable(repository, dead, `The export "${exported.name}" has no declaration`)] : [];
    }
    return exportedValues(exported, symbol, source, checker).flatMap(([member, value]) => {
      const declaration = value.valueDeclaration;
      if (!declaration || documented.has(declaration) || !isComponentName(member)) return [];
      if (Object.hasOwn(withoutPage, member) || Object.hasOwn(withoutPage, '*')) return [];
      if (readDocumentation(jsDocHost(declaration)).hidden) return [];
      if (!isComponent(checker.getTypeOfSymbol(value), nodeType, checker)) return [];
      return {
        rule: 'api-without-page',
        what: `The component "${member}" of "${name}" has no API page.`,
        where: [declarationPlace(repository, declaration)],
        why: WHY,
        fix: `Export it that way, or add "${member}" and a reason to "withoutPage" in content/_data/products.yaml.`,
      };
    });
  });
  if (problems.length > 0 || components.some((one) => one.package === source)) return problems;
  return [
    {
      rule: 'api-without-page',
      what: `The package "${name}" has no component for an API page.`,
      where: [{ file: `node_modules/${name}/package.json`, line: 1 }],
      why: WHY,
      fix: 'Remove the package from the "api" of its product in content/_data/products.yaml.',
    },
  ];
}

/** An export and its members, such as `Menu` and `Menu.Item`, by name. Empty for types. */
function exportedValues(
  exported: ts.Symbol,
  symbol: ts.Symbol,
  { withoutPage }: PackageDeclarations,
  checker: ts.TypeChecker,
): [name: string, symbol: ts.Symbol][] {
  const { valueDeclaration } = symbol;
  const ownName = valueDeclaration && ts.getNameOfDeclaration(valueDeclaration)?.getText();
  const name = exported.name === 'default' ? (ownName ?? exported.name) : exported.name;
  if (!(symbol.flags & ts.SymbolFlags.Value) || Object.hasOwn(withoutPage, name)) return [];
  const type = checker.getTypeOfSymbol(symbol);
  const members = isContext(type) ? [] : type.getProperties();
  return [
    [name, symbol],
    ...members.map((member): [string, ts.Symbol] => [
      `${name}.${member.name}`,
      resolveAlias(member, checker),
    ]),
  ];
}

function isComponentName(name: string): boolean {
  return /(?:^|\.)[A-Z]\w*$|^default$/.test(name) && !/^unstable_/i.test(name);
}

/** True for a class with props, and for a function with props that returns a React node. */
function isComponent(type: ts.Type, reactNode: ts.Type | null, checker: ts.TypeChecker): boolean {
  if (classInstance(type)) return true;
  const signature = callable(type)?.getCallSignatures().at(-1);
  if (!signature || !reactNode) return false;
  const [props] = signature.parameters;
  const returned = signature.getReturnType();
  const takesProps = !props || !(checker.getTypeOfSymbol(props).flags & PRIMITIVE);
  const isRendered = unionParts(returned).every(
    (part) => part.symbol?.name === 'Promise' || checker.isTypeAssignableTo(part, reactNode),
  );
  return takesProps && isRendered && !(returned.flags & ts.TypeFlags.Any);
}

const PRIMITIVE = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
