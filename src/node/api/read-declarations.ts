import ts from 'typescript';
import { LIBRARIES } from '../../libraries';
import { apiPath, apiSlug, compareComponents, type ComponentApi } from '../../shared/api-reference';
import type { ApiReference } from '../content/site-content';
import { findComponents, jsDocHost, readCssClasses, type ComponentDeclaration } from './components';
import { readDocumentation, resolveDocLinks } from './jsdoc';
import {
  declarationPlace,
  exportsOf,
  openDeclarations,
  reactExport,
  readThemeNames,
  reportUnreadable,
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
  themeNames: readonly string[];
  elements: ElementInterfaces;
  /** Path of a component, or URL of a component outside the site, such as `Transition`. Null if unknown. */
  pathOf: (component: string) => string | null;
}

/** Reads the declarations. This takes seconds, so `readApiReference` caches the result. */
export function readDeclarations(repository: string, packages: readonly DocumentedPackage[]): ApiReference {
  const declarations = openDeclarations(repository, packages);
  const elements = readElementInterfaces(declarations);
  const products = new Set(declarations.packages.map(({ productId }) => productId));
  return {
    components: [...products].flatMap((productId) => readProduct(productId, declarations, elements)),
    exports: Object.fromEntries(
      declarations.packages.map((source) => {
        const names = exportsOf(declarations, source).map(({ name }) => name);
        return [source.name, [...new Set([...names, ...source.componentFolders])]];
      }),
    ),
    problems: declarations.problems,
  };
}

function readProduct(
  productId: string,
  declarations: Declarations,
  elements: ElementInterfaces,
): ComponentApi[] {
  const packages = declarations.packages.filter((source) => source.productId === productId);
  const found = packages.flatMap((source) => findComponents(declarations, source));
  const inherited = found.flatMap(({ comment: { inherits } }) => inherits ?? []);
  const paths = new Map([
    ...inherited.map(({ name, path }) => [name, path] as const),
    ...found.map(({ name }) => [name, apiPath(productId, name)] as const),
  ]);
  const pathOf = (name: string): string | null => paths.get(name) ?? null;
  const themeNames = packages.flatMap(({ folder }) => readThemeNames(declarations, folder));
  const components = found.map((one) => readComponent(one, declarations, { themeNames, elements, pathOf }));
  // After the components, because the checker lists the members of unions in the order in which it met them.
  for (const source of packages) {
    reportDeadExports(declarations, source);
    reportUndocumented(declarations, source, found);
  }
  return resolveDocLinks(components, pathOf).sort(compareComponents);
}

function readComponent(
  component: ComponentDeclaration,
  declarations: Declarations,
  { themeNames, elements, pathOf }: ProductContext,
): ComponentApi {
  const { name, package: source, documentation, comment, type } = component;
  const { checker } = declarations;
  const propsType = readPropsType(type, checker);
  const root = readRootElement(propsType, elements, checker);
  const defaultRoot = root.nativeElement && `'${root.nativeElement}'`;
  const { props, supportsSystemProps } = readProps(propsType, {
    component: name,
    checker,
    pathOf,
    defaultRoot,
  });
  const classes = readCssClasses(component, declarations);
  const themeKeys = Object.values(LIBRARIES).map(({ themeKey }) => themeKey?.(name));
  return {
    name,
    slug: apiSlug(name),
    path: apiPath(source.productId, name),
    productId: source.productId,
    package: source.name,
    imports: component.imports,
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
    inheritance: comment.inherits && { name: comment.inherits.name, path: pathOf(comment.inherits.name) },
    themeName: themeNames.find((key) => themeKeys.includes(key)) ?? null,
    sourcePath: `${source.repositoryFolder}/src/${component.folder}`,
  };
}

/** Why a component has no API page. */
const WHY =
  'Only components that are the default export of a folder in the package get one, as in "Card/index.d.ts".';

/** Reports exports without a declaration, unless another problem can be the cause. */
function reportDeadExports(declarations: Declarations, source: PackageDeclarations): void {
  const { checker, problems } = declarations;
  if (problems.some(({ rule }) => rule !== 'api-without-page')) return;
  for (const exported of exportsOf(declarations, source)) {
    const [specifier] = exported.declarations ?? [];
    if (specifier && !resolveAlias(exported, checker).declarations)
      reportUnreadable(declarations, specifier, `The export "${exported.name}" has no declaration`);
  }
}

/** Reports components without a page or a reason, and a package without components. */
function reportUndocumented(
  declarations: Declarations,
  source: PackageDeclarations,
  components: readonly ComponentDeclaration[],
): void {
  const { checker, problems } = declarations;
  const { name, withoutPage } = source;
  const reported = problems.length;
  const documented = new Set(components.map(({ declaration }) => declaration));
  const reactNode = reactExport(declarations, 'ReactNode');
  const nodeType = reactNode ? checker.getDeclaredTypeOfSymbol(reactNode) : null;
  const exported = exportsOf(declarations, source);
  for (const [member, symbol] of exported.flatMap((one) => exportedValues(one, source, checker))) {
    const declaration = symbol.valueDeclaration;
    if (!declaration || documented.has(declaration) || !isComponentName(member)) continue;
    if (Object.hasOwn(withoutPage, member) || Object.hasOwn(withoutPage, '*')) continue;
    if (readDocumentation(jsDocHost(declaration)).hidden) continue;
    if (!isComponent(checker.getTypeOfSymbol(symbol), nodeType, checker)) continue;
    problems.push({
      rule: 'api-without-page',
      what: `The component "${member}" of "${name}" has no API page.`,
      where: [declarationPlace(declaration)],
      why: WHY,
      fix: `Export it that way, or add "${member}" and a reason to "withoutPage" in content/_data/products.yaml.`,
    });
  }
  if (problems.length > reported || components.some((one) => one.package === source)) return;
  problems.push({
    rule: 'api-without-page',
    what: `The package "${name}" has no component for an API page.`,
    where: [{ file: `node_modules/${name}/package.json`, line: 1 }],
    why: WHY,
    fix: 'Remove the package from the "api" of its product in content/_data/products.yaml.',
  });
}

/** An export and its members by name, such as `Menu` and `Menu.Item`. Empty for types. */
function exportedValues(
  exported: ts.Symbol,
  { withoutPage }: PackageDeclarations,
  checker: ts.TypeChecker,
): [name: string, symbol: ts.Symbol][] {
  const symbol = resolveAlias(exported, checker);
  const { valueDeclaration } = symbol;
  if (!valueDeclaration) return [];
  const ownName = ts.getNameOfDeclaration(valueDeclaration)?.getText();
  const name = exported.name === 'default' ? (ownName ?? exported.name) : exported.name;
  if (Object.hasOwn(withoutPage, name)) return [];
  const type = checker.getTypeOfSymbol(symbol);
  const members = isContext(type) ? [] : type.getProperties();
  return [symbol, ...members].map((member) => [
    member === symbol ? name : `${name}.${member.name}`,
    resolveAlias(member, checker),
  ]);
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
