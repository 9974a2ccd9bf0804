import ts from 'typescript';
import { themeFiles, type Declarations } from './program';

/** Keys such as `MuiButton` under which themes of a package take default props. */
export function readThemeNames({ program }: Declarations, folder: string): Set<string> {
  const names = new Set<string>();
  for (const path of themeFiles(folder)) {
    const file = program.getSourceFile(path);
    for (const statement of file?.statements ?? []) {
      if (!ts.isInterfaceDeclaration(statement)) continue;
      for (const member of statement.members) {
        if (ts.isPropertySignature(member) && takesDefaultProps(member)) names.add(member.name.getText(file));
      }
    }
  }
  return names;
}

function takesDefaultProps({ type }: ts.PropertySignature): boolean {
  return (
    type !== undefined &&
    ts.isTypeLiteralNode(type) &&
    type.members.some(
      ({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'defaultProps',
    )
  );
}
