import ts from 'typescript';
import { declaredNames, isKnown } from './declared-names';
import type { CodeFence } from './find-fences';
import type { PageScope } from './page-scope';

/** A part of a module, made a whole one. */
export interface CompleteExcerpt {
  code: string;
  /** Lines before the author's first one. */
  linesBefore: number;
}

/** Before elements that stand side by side. */
const FRAGMENT_START = '(<>\n';

/** Completes a part of a module: elements may stand side by side, and the components of the page need no import. */
export function completeExcerpt(
  { code, extension }: Pick<CodeFence, 'code' | 'extension'>,
  scope: PageScope,
): CompleteExcerpt {
  const wrapped = `${FRAGMENT_START}${code}\n</>);`;
  const isList = /^\s*</.test(code) && !isReadable(code, extension) && isReadable(wrapped, extension);
  const text = isList ? wrapped : code;
  const source = ts.createSourceFile(`excerpt.${extension}`, text, ts.ScriptTarget.Latest);
  const imports = unknownComponents(source).flatMap((name) => {
    const module = scope.moduleOf(name);
    return module === null ? [] : `import ${name} from ${JSON.stringify(module)};`;
  });
  // Imports hold wherever they stand; at the end, they leave the author's lines where they are.
  return { code: `${text}\n${imports.join('\n')}\nexport {};\n`, linesBefore: isList ? 1 : 0 };
}

function isReadable(code: string, extension: string): boolean {
  const { diagnostics } = ts.transpileModule(code, {
    fileName: `excerpt.${extension}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  });
  return diagnostics?.length === 0;
}

/** Components that are used but neither declared nor imported. */
function unknownComponents(source: ts.SourceFile): string[] {
  const declared = declaredNames(source);
  return [...new Set(componentTags(source).map(({ text }) => text))].filter(
    (name) => !isKnown(name, declared),
  );
}

/** Names of components in tags, without those of closing tags and parts of other objects. */
export function componentTags(source: ts.SourceFile): ts.Identifier[] {
  const tags: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { tagName } = node;
      if (ts.isIdentifier(tagName) && /^[A-Z]/.test(tagName.text)) tags.push(tagName);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tags;
}
