import ts from 'typescript';
import type { Problem } from '../../shared/problem';
import { callable, classInstance, isContext, jsDocHost, type ComponentDeclaration } from './components';
import { readDocumentation } from './jsdoc';
import {
  exportsOf,
  declarationPlace,
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
  const documented = new Set(components.map(({ declaration }) => declaration));
  const reactNode = findReactNode(declarations);
  const isExpected = (name: string): boolean =>
    Object.hasOwn(source.withoutPage, name) ||
    Object.hasOwn(source.withoutPage, '*') ||
    /^unstable_/i.test(name) ||
    !/(?:^|\.)[A-Z]\w*$|^default$/.test(name);
  const report = (name: string, symbol: ts.Symbol): Problem | [] => {
    const declaration = symbol.valueDeclaration;
    if (!declaration || documented.has(declaration) || isExpected(name)) return [];
    if (readDocumentation(jsDocHost(declaration)).hidden) return [];
    const type = checker.getTypeOfSymbol(symbol);
    if (!isComponent(type, reactNode, checker)) return [];
    return {
      rule: 'api-without-page',
      what: `The component "${name}" of "${source.name}" has no API page.`,
      where: [declarationPlace(repository, declaration.getSourceFile(), declaration.getStart())],
      why: WHY,
      fix: `Export it that way, or add "${name}" and a reason to "withoutPage" in content/_data/products.yaml.`,
    };
  };
  const problems = exportsOf(declarations, source).flatMap((exported) => {
    const symbol = resolveAlias(exported, checker);
    if (!symbol.declarations) return deadExport(exported, repository);
    if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
    const name = nameOf(exported.name, symbol);
    if (Object.hasOwn(source.withoutPage, name)) return [];
    const type = checker.getTypeOfSymbol(symbol);
    const members = isContext(type) ? [] : type.getProperties();
    return [
      report(name, symbol),
      ...members.map((member) => report(`${name}.${member.name}`, resolveAlias(member, checker))),
    ].flat();
  });
  const isEmpty = problems.length === 0 && !components.some((one) => one.package === source);
  return isEmpty ? [withoutComponents(source)] : problems;
}

function withoutComponents({ name }: PackageDeclarations): Problem {
  return {
    rule: 'api-without-page',
    what: `The package "${name}" has no component for an API page.`,
    where: [{ file: `node_modules/${name}/package.json`, line: 1 }],
    why: WHY,
    fix: 'Remove the package from the "api" of its product in content/_data/products.yaml.',
  };
}

function nameOf(exportName: string, { valueDeclaration }: ts.Symbol): string {
  if (exportName !== 'default' || !valueDeclaration) return exportName;
  return ts.getNameOfDeclaration(valueDeclaration)?.getText() ?? exportName;
}

function deadExport(exported: ts.Symbol, repository: string): Problem | [] {
  const [declaration] = exported.declarations ?? [];
  if (!declaration) return [];
  const cause = `The export "${exported.name}" has no declaration`;
  return unreadable(repository, declaration.getSourceFile(), declaration.getStart(), cause);
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

function findReactNode({ program, checker }: Declarations): ts.Type | null {
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/@types/react/index.d.ts'));
  const react = file && checker.getSymbolAtLocation(file);
  const symbol = react && checker.getExportsOfModule(react).find(({ name }) => name === 'ReactNode');
  return symbol ? checker.getDeclaredTypeOfSymbol(symbol) : null;
}
