import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ParsedPage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { repositoryPath } from '../lib/files';
import {
  checkImports,
  type ImportProblem,
  type LocatedImports,
  locateImports,
  missingFile,
  packageProblem,
} from './import-problems';
import { ModuleLookup, SCRIPT } from './module-lookup';
import { parseModule } from './syntax-tree';

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
    return checkImports(imports, rules, (request, target) => {
      const { value } = request;
      if (value.startsWith('docs/ui')) return target === null ? missingDocsModule(value) : null;
      if (!value.startsWith('.')) return packageProblem(request, target, importer);
      if (target === null) return missingFile(value, importer);
      if (!isContent(target)) return outsideContent(value);
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

function outsideContent(request: string): ImportProblem {
  return {
    what: `This imports "${request}", which is outside the content folder.`,
    fix: 'Import a package, "docs/ui", or a file next to this one.',
  };
}

function missingDocsModule(request: string): ImportProblem {
  return {
    what: `The module "${request}" does not exist.`,
    fix: `Import "docs/ui" or one of the modules in it.`,
  };
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
  const source = readFileSync(path, 'utf8');
  const { tree, mistake } = parseModule(source, path);
  if (!mistake) return locateImports({ path, source, repository, lookup }, tree);
  return {
    rule: 'module-syntax',
    what: `The code cannot be read: ${mistake.message.replace(/\.$/, '')}.`,
    where: [{ file: repositoryPath(path, repository), ...mistake.place }],
    fix: 'Correct the code. An editor shows the same error.',
  };
}
