import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { ParsedPage } from '../../shared/page';
import type { Problem, SourceLocation } from '../../shared/problem';
import { repositoryPath } from '../lib/files';
import {
  exportProblem,
  missingFile,
  packageProblem,
  type Importer,
  type ImportProblem,
} from './import-problems';
import { ModuleLookup, SCRIPT } from './module-lookup';
import { moduleRequests, parseModule, placeOf, runtimeImports } from './syntax-tree';

type LivePage = Pick<ParsedPage, 'file' | 'imports'>;

/** An import of a page or a module. */
interface Taken {
  /** As written, such as `./seats`. */
  request: string;
  place: SourceLocation;
}

interface TakenModule extends Taken {
  typeOnly: boolean;
}

interface TakenName extends Taken {
  name: string;
  localName: string;
}

interface Imports {
  importer: Importer;
  modules: readonly TakenModule[];
  names: readonly TakenName[];
}

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
  const check = ({ importer, modules, names }: Imports): Problem[] => {
    const targets = new Map<string, string>();
    const unresolved = modules.flatMap(({ request, typeOnly, place }): Problem | [] => {
      const target = lookup.resolve(dirname(importer.path), request);
      const isRelative = request.startsWith('.');
      if (target && isRelative && isContent(target) && SCRIPT.test(target)) files.add(target);
      if (target) targets.set(request, target);
      const module = { value: request, typeOnly, start: 0, end: 0 };
      const problem = isRelative
        ? fileProblem(request, target, importer, isContent)
        : request.startsWith('docs/ui')
          ? docsProblem(request, target)
          : packageProblem(module, target, importer);
      return problem ? toProblem('missing-import', problem, place) : [];
    });
    const missing = names.flatMap(({ place, ...name }): Problem | [] => {
      const target = targets.get(name.request);
      // Webpack exports the class names of CSS modules.
      if (!target || target.endsWith('.module.css')) return [];
      const problem = exportProblem({ ...name, start: 0 }, target, importer);
      return problem ? toProblem('missing-export', problem, place) : [];
    });
    return [...unresolved, ...missing];
  };
  const problems = pages.flatMap((page) => check(importsOfPage(page, repository, lookup)));
  // The set grows while it is walked.
  for (const path of files) {
    const read = importsOfFile(path, repository, lookup);
    problems.push(...('rule' in read ? [read] : check(read)));
  }
  return problems;
}

function fileProblem(
  request: string,
  target: string | null,
  importer: Importer,
  isContent: (file: string) => boolean,
): ImportProblem | null {
  if (target === null) return missingFile(request, importer);
  if (isContent(target)) return null;
  return {
    what: `This imports "${request}", which is outside the content folder.`,
    fix: 'Import a package, "docs/ui", or a file next to this one.',
  };
}

function docsProblem(request: string, target: string | null): ImportProblem | null {
  if (target !== null) return null;
  return {
    what: `The module "${request}" does not exist.`,
    fix: `Import "docs/ui" or one of the modules in it.`,
  };
}

function importsOfPage({ file, imports }: LivePage, repository: string, lookup: ModuleLookup): Imports {
  return {
    importer: { path: join(repository, file), source: null, repository, lookup },
    modules: imports.map(({ source, line }) => ({ request: source, typeOnly: false, place: { file, line } })),
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

function importsOfFile(path: string, repository: string, lookup: ModuleLookup): Imports | Problem {
  const source = readFileSync(path, 'utf8');
  const file = repositoryPath(path, repository);
  const { tree, mistake } = parseModule(source, path);
  if (mistake) {
    const what = `The code cannot be read: ${mistake.message.replace(/\.$/, '')}.`;
    const fix = 'Correct the code. An editor shows the same error.';
    return toProblem('module-syntax', { what, fix }, { file, ...mistake.place });
  }
  const at = (start: number): SourceLocation => ({ file, ...placeOf(source, start) });
  return {
    importer: { path, source, repository, lookup },
    modules: moduleRequests(tree, source).map(({ value, typeOnly, start }) => ({
      request: value,
      typeOnly,
      place: at(start),
    })),
    names: runtimeImports(tree, source, path).map(({ start, ...name }) => ({ ...name, place: at(start) })),
  };
}

function toProblem(rule: string, problem: ImportProblem, place: SourceLocation): Problem {
  return { rule, where: [place], ...problem };
}
