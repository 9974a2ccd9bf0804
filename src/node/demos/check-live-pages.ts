import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ParsedPage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import {
  checkModuleImports,
  type LocatedImports,
  locateImports,
  missingFile,
  packageProblem,
  syntaxProblem,
} from './import-problems';
import { ModuleLookup, parseModule, SCRIPT } from './modules';

type LivePage = Pick<ParsedPage, 'file' | 'imports'>;

/**
 * Reports missing modules and exports that live pages import, or that files import which they import. Webpack only warns
 * of a missing export, and the page would have a hole.
 */
export function checkLivePages(
  pages: readonly LivePage[],
  repository: string,
  contentFolder: string,
): Problem[] {
  const lookup = new ModuleLookup();
  const isContent = (file: string): boolean => file.startsWith(contentFolder + sep);
  const files = new Set<string>();
  const check = ({ importer, requests, names }: LocatedImports): Problem[] => {
    const imports = {
      importer,
      requests,
      // Webpack exports the class names of CSS modules.
      names: names.filter(({ request }) => !request.endsWith('.module.css')),
    };
    const rules = { module: 'missing-import', export: 'missing-export' };
    return checkModuleImports(imports, rules, (request, target) => {
      const { value } = request;
      if (value.startsWith('docs/ui')) {
        const what = `The module "${value}" does not exist.`;
        return target === null ? { what, fix: `Import "docs/ui" or one of the modules in it.` } : null;
      }
      if (!value.startsWith('.')) return packageProblem(request, target, importer);
      if (target === null) return missingFile(value, importer);
      if (!isContent(target))
        return {
          what: `This imports "${value}", which is outside the content folder.`,
          fix: 'Import a package, "docs/ui", or a file next to this one.',
        };
      if (SCRIPT.test(target)) files.add(target);
      return null;
    }).problems;
  };
  const problems = pages.flatMap((page) => check(importsOfPage(page, repository, lookup)));
  // The set grows while it is walked.
  for (const path of files) {
    const read = importsOfFile(path, repository, lookup);
    problems.push(...('rule' in read ? [read] : check(read)));
  }
  return problems;
}

function importsOfPage(
  { file, imports }: LivePage,
  repository: string,
  lookup: ModuleLookup,
): LocatedImports {
  return {
    importer: { path: join(repository, file), source: null, repository, lookup },
    requests: imports.map(({ source, line }) => ({ value: source, typeOnly: false, place: { file, line } })),
    names: imports.flatMap(({ source, names }) =>
      names.map(({ name, localName, ...place }) => ({
        request: source,
        name,
        localName,
        place: { file, ...place },
      })),
    ),
  };
}

function importsOfFile(path: string, repository: string, lookup: ModuleLookup): LocatedImports | Problem {
  const importer = { path, source: readFileSync(path, 'utf8'), repository, lookup };
  const { tree, mistake } = parseModule(importer.source, path);
  return mistake ? syntaxProblem('module-syntax', mistake, importer) : locateImports(importer, tree);
}
