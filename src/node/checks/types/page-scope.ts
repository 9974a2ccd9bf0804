import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { pagePath } from '../../content/content-files';
import { readProducts } from '../../content/data-files';
import { productIdentity } from '../../content/product-identity';
import type { CodeFence } from './find-fences';

/** Finds the packages whose components the code on a page may use without an import: its product's, or those of all. */
export async function scopeOfPages(
  contentFolder: string,
  repository: string,
): Promise<(page: string) => readonly string[]> {
  const products = await readProducts(contentFolder, repository);
  const packages = new Map(products.flatMap(({ id, package: name }) => (name ? [[id, name]] : [])));
  const all = [...new Set(packages.values())];
  return (page) => {
    const own = packages.get(productIdentity(pagePath(page), null, products).productId ?? '');
    return own ? [own] : all;
  };
}

export type PageScope = ReturnType<typeof createPageScope>;

/** What a part of a module on a page may use without an import: what the code of the page declares, and components. */
export function createPageScope(
  page: string,
  fences: readonly CodeFence[],
  contentFolder: string,
  packages: readonly string[],
) {
  const folder = join(contentFolder, dirname(page));
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tsx')) : [];
  const texts = [
    ...fences.map(({ code }) => code),
    ...files.map((name) => readFileSync(join(folder, name), 'utf8')),
  ];
  const declared = texts.map((text) =>
    declaredNames(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest)),
  );
  const folderOf = (name: string): string => join(contentFolder, '..', 'node_modules', name);
  return {
    /** Whether the code of the page declares or imports a name. */
    isOnPage: (name: string): boolean => declared.some((names) => isKnown(name, names)),
    /** Module of a component, such as `@mui/material/Button`; null for one of the page's own, and for one unknown. */
    moduleOf: (component: string): string | null => {
      if (declared.some(({ own }) => own.has(component))) return null;
      const owner = packages.find((name) => existsSync(join(folderOf(name), component, 'index.d.ts')));
      return owner === undefined ? null : `${owner}/${component}`;
    },
    /** Names of all components. */
    components: (): string[] => {
      const names = packages.flatMap((name) => readdirSync(folderOf(name)));
      const onPage = declared.flatMap(({ own, imported }) => [...own, ...imported]);
      return [...onPage, ...names].filter((name) => /^[A-Z]/.test(name));
    },
  };
}

/** Names that code knows, wherever in it they are declared. */
interface DeclaredNames {
  own: Set<string>;
  imported: Set<string>;
}

export function declaredNames(source: ts.SourceFile): DeclaredNames {
  const names: DeclaredNames = { own: new Set(), imported: new Set() };
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) names.own.add(node.name.text);
    if (isImport(node) && node.name) names.imported.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Whether code declares or imports a name. */
export function isKnown(name: string, { own, imported }: DeclaredNames): boolean {
  return own.has(name) || imported.has(name);
}

function isDeclaration(node: ts.Node) {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node)
  );
}

function isImport(node: ts.Node) {
  return ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isNamespaceImport(node);
}
