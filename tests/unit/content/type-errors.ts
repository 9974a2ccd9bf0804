import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Messages of the installed TypeScript about files with this code, which start with the index of the code. */
export function typeErrors(codes: readonly string[]): string[] {
  const folder = mkdtempSync(join('node_modules/.cache', 'builder-export-'));
  try {
    const files = codes.map((code, index) => {
      const file = join(folder, `theme-${index}.ts`);
      writeFileSync(file, code);
      return file;
    });
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
    });
    return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      const index = files.findIndex((name) => file?.fileName.endsWith(name));
      return `${index}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
