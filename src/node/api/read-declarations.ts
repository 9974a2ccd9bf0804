import { compareComponents } from '../../shared/api/api-reference';
import type { Problem } from '../../shared/page/problem';
import type { ApiReference } from '../content/site-content';
import { findComponents, type ComponentDeclaration } from './components';
import type { UnreadableComponent } from './package-exports';
import type { DocumentedPackage } from './packages';
import { openDeclarations, reportedPath, type Declarations } from './program';
import { readComponent, type ProductContext } from './read-component';
import { readElementInterfaces, type ElementInterfaces } from './root-element';
import { readThemeNames } from './theme-names';

/** Reads the declarations; takes seconds, so `readApiReference` keeps the result. */
export function readDeclarations(repository: string, packages: readonly DocumentedPackage[]): ApiReference {
  const declarations = openDeclarations(repository, packages);
  const elements = readElementInterfaces(declarations.program, declarations.checker);
  const products = new Set(declarations.packages.map(({ productId }) => productId));
  const results = [...products].map((productId) => readProduct(productId, declarations, elements));
  return {
    components: results.flatMap(({ components }) => components.sort(compareComponents)),
    problems: [...declarations.problems, ...results.flatMap(({ problems }) => problems)],
  };
}

function readProduct(
  productId: string,
  declarations: Declarations,
  elements: ElementInterfaces,
): ApiReference {
  const packages = declarations.packages.filter((source) => source.productId === productId);
  const found = packages.map((source) => findComponents(declarations, source));
  const components = found.flatMap((result) => result.components);
  const context: ProductContext = {
    elements,
    names: new Set(components.map(({ name }) => name)),
    themeNames: new Set(packages.flatMap(({ folder }) => [...readThemeNames(declarations, folder)])),
    outside: addressesOutside(components),
  };
  const unreadable = found.flatMap((result) => result.unreadable);
  const read = components.flatMap((component) => {
    try {
      return [readComponent(component, declarations, context)];
    } catch (error) {
      unreadable.push(unreadableBecause(component, error));
      return [];
    }
  });
  return { components: read, problems: unreadable.map((entry) => toProblem(declarations.repository, entry)) };
}

function addressesOutside(components: readonly ComponentDeclaration[]): Map<string, string> {
  return new Map(
    components.flatMap(({ comment: { inherits } }) =>
      inherits?.path ? [[inherits.name, inherits.path]] : [],
    ),
  );
}

function unreadableBecause({ declaration }: ComponentDeclaration, error: unknown): UnreadableComponent {
  const file = declaration.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
  return {
    file: file.fileName,
    line: line + 1,
    cause: error instanceof Error ? error.message : String(error),
  };
}

function toProblem(repository: string, { file, line, cause }: UnreadableComponent): Problem {
  return {
    rule: 'api-declaration',
    what: `The declaration of a component cannot be read: ${cause.replace(/\.$/, '')}.`,
    where: [{ file: reportedPath(repository, file), line }],
    why: 'The component would have no API page.',
    fix: 'Install the package again ("npm ci"), or report the declaration to its authors.',
  };
}
