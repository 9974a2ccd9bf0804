import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ParsedPage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import {
  checkModuleImports,
  type Importer,
  type ImportProblem,
  type LocatedImports,
  type LocatedRequest,
  locateImports,
  missingFile,
  packageProblem,
  syntaxProblem,
} from './import-problems';
import { ModuleLookup, parseModule, SCRIPT } from './modules';

type LivePage = Pick<ParsedPage, 'file' | 'imports'>;

const RULES = { module: 'missing-import', export: 'missing-export' };

/**
 * Reports missing modules and exports that live pages and the files they import refer to. Webpack only warns of a missing
 * export, and the imported value would be undefined.
 */
export function checkLivePages(
  pages: readonly LivePage[],
  repository: string,
  contentFolder: string,
): Problem[] {
  const lookup = new ModuleLookup();
  const problems: Problem[] = [];
  const files = new Set<string>();
  const check = (imports: LocatedImports): void => {
    // Webpack exports the class names of CSS modules.
    const names = imports.names.filter(({ request }) => !request.endsWith('.module.css'));
    const checked = checkModuleImports({ ...imports, names }, RULES, (request, target) =>
      importProblem(request, target, imports.importer, contentFolder),
    );
    problems.push(...checked.problems);
    for (const [request, file] of checked.targets)
      if (request.startsWith('.') && SCRIPT.test(file)) files.add(file);
  };
  for (const { file, imports } of pages) {
    const requests = imports.map(({ source, place }) => ({ value: source, place }));
    const names = imports.flatMap(({ source, names: imported }) =>
      imported.map((name) => ({ ...name, request: source })),
    );
    check({ importer: { path: join(repository, file), source: null, repository, lookup }, requests, names });
  }
  // The set grows during the loop.
  for (const path of files) {
    const importer = { path, source: readFileSync(path, 'utf8'), repository, lookup };
    const { tree, mistake } = parseModule(importer.source, path);
    if (mistake) problems.push(syntaxProblem('module-syntax', mistake, importer));
    else check(locateImports(importer, tree));
  }
  return problems;
}

function importProblem(
  request: LocatedRequest,
  target: string | null,
  importer: Importer,
  contentFolder: string,
): ImportProblem | null {
  const { value } = request;
  if (value.startsWith('docs/ui')) {
    const what = `The module "${value}" does not exist.`;
    return target === null ? { what, fix: 'Import "docs/ui" or one of the modules in it.' } : null;
  }
  if (!value.startsWith('.')) return packageProblem(request, target, importer);
  if (target === null) return missingFile(value, importer);
  if (target.startsWith(contentFolder + sep)) return null;
  return {
    what: `This imports "${value}", which is outside the content folder.`,
    fix: 'Import a package, "docs/ui", or a file next to this one.',
  };
}
