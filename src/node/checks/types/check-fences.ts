import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { createFenceProgram, fileOf } from './fence-program';
import type { CodeFence } from './find-fences';

/** A mistake that the compiler found, at its place in the page. */
export interface FenceMistake {
  page: string;
  line: number;
  column: number;
  /** Such as `TS2322`. */
  code: string;
  message: string;
}

const MODULE_NOT_FOUND = 2307;

/** Checks the types of all fences in one program, as files that lie beside their pages. */
export function checkFences(fences: readonly CodeFence[], contentFolder: string): FenceMistake[] {
  const files = new Map(fences.map((fence) => [fileOf(fence, contentFolder), fence]));
  const program = createFenceProgram(files, contentFolder);
  return [...files].flatMap(([file, fence]) => {
    const source = program.getSourceFile(file);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return diagnostics
      .filter((diagnostic) => !isElsewhere(diagnostic, contentFolder))
      .map((diagnostic) => describe(diagnostic, fence));
  });
}

/** An example may import what is not shown, and packages that only readers have. */
function isElsewhere({ code, messageText }: ts.Diagnostic, contentFolder: string): boolean {
  if (code !== MODULE_NOT_FOUND) return false;
  const name = /'([^']*)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1] ?? '';
  if (name.startsWith('.')) return true;
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return !existsSync(join(contentFolder, '..', 'node_modules', packageName));
}

function describe({ file, start = 0, code, messageText }: ts.Diagnostic, fence: CodeFence): FenceMistake {
  const place = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
  return {
    page: fence.page,
    line: fence.line + place.line,
    column: fence.column + place.character,
    code: `TS${code}`,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}
