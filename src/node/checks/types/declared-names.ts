import ts from 'typescript';

/** Names that code knows, wherever in it they are declared. */
export interface DeclaredNames {
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
