import { readFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import { freeName, neighbour, packageOf, READABLE, resolveModule, SCRIPT } from './module-files';
import { moduleRequests, parseModule, placeOf, type ModuleRequest } from './syntax-tree';

/** A file that a demo consists of. */
export interface DemoModule {
  /** Absolute path. */
  path: string;
  /** Text as the author wrote it. */
  source: string;
  /** Text in which relative imports name neighbours, because all files of a demo lie in one folder. */
  flatSource: string;
  /** File name in that folder. */
  name: string;
}

/** A demo with everything that it imports. */
export interface DemoModules {
  /** The demo first. */
  modules: DemoModule[];
  /** Modules of packages that run, such as `@mui/material/Button`. */
  imports: Set<string>;
  /** Names of the packages, also of those that only give types. */
  packages: Set<string>;
  problems: Problem[];
}

/** Reads a demo and, over any number of steps, the files that it imports; what is missing becomes a problem. */
export async function readDemoModules(entry: string, name: string, repository: string): Promise<DemoModules> {
  const result: DemoModules = { modules: [], imports: new Set(), packages: new Set(), problems: [] };
  const names = new Map([[entry, `${name}.tsx`]]);
  // Grows while it is walked: a file that is imported joins the list.
  const paths = [entry];
  for (const path of paths) {
    const source = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n').trimEnd();
    const locate = (offset: number): SourceLocation => ({
      file: relative(repository, path).split(sep).join('/'),
      ...placeOf(source, offset),
    });
    const { requests, problem } = readRequests(source, path, locate);
    if (problem) result.problems.push(problem);
    const replaced = new Map<ModuleRequest, string>();
    for (const request of requests) {
      if (!request.value.startsWith('.')) {
        result.packages.add(packageOf(request.value));
        if (!request.typeOnly) result.imports.add(request.value);
        continue;
      }
      const target = resolveModule(dirname(path), request.value);
      if (target === null || !READABLE.test(target)) {
        result.problems.push(describeUnreadable(request, target, locate(request.start)));
        continue;
      }
      if (!names.has(target)) {
        names.set(target, freeName(target, [...names.values()]));
        paths.push(target);
      }
      replaced.set(request, neighbour(names.get(target) ?? '', request.value));
    }
    const flatSource = replaceRequests(source, replaced);
    result.modules.push({ path, source, flatSource, name: names.get(path) ?? '' });
  }
  return result;
}

function readRequests(
  source: string,
  path: string,
  locate: (offset: number) => SourceLocation,
): { requests: ModuleRequest[]; problem: Problem | null } {
  if (!SCRIPT.test(path)) return { requests: [], problem: null };
  const { tree, mistake } = parseModule(source, path);
  if (!mistake) return { requests: moduleRequests(tree, source), problem: null };
  const problem: Problem = {
    rule: 'demo-syntax',
    what: `The code cannot be read: ${mistake.message.replace(/\.$/, '')}.`,
    where: [locate(mistake.offset)],
    fix: 'Correct the code; an editor shows the same mistake while you type.',
  };
  return { requests: [], problem };
}

function describeUnreadable({ value }: ModuleRequest, target: string | null, place: SourceLocation): Problem {
  if (target === null) {
    const what = `The file "${value}" that the demo imports does not exist.`;
    return { rule: 'demo-import', what, where: [place], fix: 'Correct the path, or write the file.' };
  }
  return {
    rule: 'demo-import',
    what: `The demo imports "${value}", which is neither code nor styles nor JSON.`,
    where: [place],
    why: 'Readers take the demo away as text.',
    fix: 'Put the file into static/ and write its address, such as "/static/logo.svg".',
  };
}

function replaceRequests(source: string, replaced: ReadonlyMap<ModuleRequest, string>): string {
  return [...replaced].reduceRight((text, [{ start, end }, value]) => {
    const quote = text[start] ?? "'";
    return `${text.slice(0, start)}${quote}${value}${quote}${text.slice(end)}`;
  }, source);
}
