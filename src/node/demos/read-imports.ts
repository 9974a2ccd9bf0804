import { dirname } from 'node:path';
import { CssSyntaxError, parse as parseCss } from 'postcss';
import type { Problem } from '../../shared/page/problem';
import { repositoryPath } from '../content/content-files';
import {
  exportProblem,
  fileProblem,
  packageProblem,
  type Importer,
  type ImportProblem,
} from './import-problems';
import { SCRIPT } from './module-lookup';
import {
  moduleRequests,
  parseModule,
  placeOf,
  runtimeImports,
  type ModuleRequest,
  type SyntaxMistake,
} from './syntax-tree';

/** Imports of a file. */
export interface FileImports {
  requests: ModuleRequest[];
  /** Resolved modules by import specifier. */
  targets: ReadonlyMap<string, string>;
  problems: Problem[];
}

/** Reads the imports of a demo's file and reports broken ones. */
export function readImports(importer: Importer & { source: string }): FileImports {
  const { path, source, repository, lookup } = importer;
  if (!SCRIPT.test(path)) {
    const mistake = path.endsWith('.css') ? cssMistake(source) : jsonMistake(source);
    return { requests: [], targets: new Map(), problems: mistake ? [syntaxProblem(mistake, importer)] : [] };
  }
  const { tree, mistake } = parseModule(source, path);
  if (mistake) return { requests: [], targets: new Map(), problems: [syntaxProblem(mistake, importer)] };
  const requests = moduleRequests(tree, source);
  const targets = new Map<string, string>();
  const problems: Problem[] = [];
  const report = (problem: ImportProblem, start: number): void => {
    const place = { file: repositoryPath(path, repository), ...placeOf(source, start) };
    problems.push({ rule: 'demo-import', where: [place], ...problem });
  };
  for (const request of requests) {
    const { value, start } = request;
    const target = lookup.resolve(dirname(path), value);
    const problemOf = value.startsWith('.') ? fileProblem : packageProblem;
    const problem = problemOf(request, target, importer);
    if (problem) report(problem, start);
    else if (target) targets.set(value, target);
  }
  for (const name of runtimeImports(tree, source, path)) {
    const target = targets.get(name.request);
    const problem = target && exportProblem(name, target, importer);
    if (problem) report(problem, name.start);
  }
  return { requests, targets, problems };
}

function syntaxProblem({ message, place }: SyntaxMistake, { path, repository }: Importer): Problem {
  return {
    rule: 'demo-syntax',
    what: `The code cannot be read: ${message.replace(/\.$/, '')}.`,
    where: [{ file: repositoryPath(path, repository), ...place }],
    fix: 'Correct the code; an editor shows the same mistake while you type.',
  };
}

function cssMistake(source: string): SyntaxMistake | null {
  try {
    parseCss(source);
    return null;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line = 1, column = 1 } = error;
    return { message: reason, place: { line, column } };
  }
}

function jsonMistake(source: string): SyntaxMistake | null {
  try {
    JSON.parse(source);
    return null;
  } catch (error) {
    const { message } = error as SyntaxError;
    const offset = /at position (\d+)/.exec(message)?.[1] ?? source.length;
    // Versions of Node word the rest differently.
    return { message: 'This is not JSON', place: placeOf(source, Number(offset)) };
  }
}
