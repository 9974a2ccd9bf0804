import ts from 'typescript';
import type { Problem } from '../../shared/problem';
import { callable, classInstance, isContext, jsDocHost, type ComponentDeclaration } from './components';
import { readDocumentation } from './jsdoc';
import {
  declarationPlace,
  exportsOf,
  reactExport,
  unreadable,
  type Declarations,
  type PackageDeclarations,
} from './program';
import { resolveAlias, unionParts } from './type-facts';

const WHY =
  'Only components that are the default export of a folder in the package get one, as in "Card/index.d.ts".';

/** Reports exports of a package that cannot be read, and components without a page or a reason. */
export function findUndocumented(
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
    if (!symbol.declarations) return deadExport(exported, repository);
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

function deadExport(exported: ts.Symbol, repository: string): Problem[] {
  const [declaration] = exported.declarations ?? [];
  const cause = `The export "${exported.name}" has no declaration`;
  return declaration ? [unreadable(repository, declaration, cause)] : [];
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
