import { readFileSync } from 'node:fs';
import type { Problem, SourceLocation } from '../../../shared/problem';
import { positionAt, repositoryPath } from '../../lib/files';
import type { DemoPageSource } from '../find-demos';
import { noDefaultExport } from '../import-problems';
import { parseModule } from '../syntax-tree';
import type { DemoFailure } from './renderer';

/** Longer messages are cut after their first sentences. */
const MAX_MESSAGE = 240;

/** Problem of a demo that failed to render, with a fix. */
export function describeFailure(failure: DemoFailure, page: DemoPageSource, repository: string): Problem {
  const { name, place } = failure;
  const { playground, stylings } = page.demos.find((demo) => demo.name === name) ?? {};
  const path = stylings?.[0].file ?? page.folder;
  const found = playground?.place ?? place ?? exportPlace(path, repository);
  if (failure.stage === 'export' && failure.message === 'undefined') return noDefaultExport(name, found);
  return { ...explain(failure), where: [found] };
}

type Explanation = Omit<Problem, 'where'>;

function explain({ name, stage, message }: DemoFailure): Explanation {
  switch (stage) {
    case 'export':
      return {
        rule: 'demo-export',
        what: `The demo "${name}" exports ${message} by default, which is not a component.`,
        fix: `Write "export default function ${name}() { … }".`,
      };
    case 'time':
      return {
        rule: 'demo-crash',
        what: `The demo "${name}" does not end. It was stopped during import or rendering.`,
        why: 'A page needs all of its demos.',
        fix: 'Look for an infinite loop or recursion here and in imported files, or move slow code to an effect.',
      };
    case 'memory':
      return {
        rule: 'demo-crash',
        what: `The demo "${name}" runs out of memory during import or rendering.`,
        fix: 'End the loop or the recursion that allocates the memory.',
      };
    default: {
      const act = stage === 'import' ? 'loaded' : 'rendered';
      const what = `The demo "${name}" throws while it is ${act}: ${shorten(message)}`;
      return { rule: 'demo-crash', what, ...adviceOn(message) };
    }
  }
}

/** Names that only exist in browsers. */
const BROWSER_NAME =
  /^(window|document|navigator|location|history|screen|localStorage|sessionStorage|matchMedia|getComputedStyle|(request|cancel)AnimationFrame|alert|confirm|prompt|inner(Width|Height)|scroll[XY]|devicePixelRatio|Image|Audio|WebSocket|EventSource|FileReader|Storage|Node|\w*(Element|Observer|Event))$/;

const RENDERED_AT_BUILD = 'Demos are rendered once during the build, without a window or a document.';

type Advice = Pick<Problem, 'why' | 'fix'>;

/** Frequent mistakes by error message. */
const ADVICE: readonly ({ thrown: RegExp } & Advice)[] = [
  {
    thrown: /^Too many re-renders/,
    why: 'Setting state during rendering causes an endless loop of renders.',
    fix: 'Set state in an event handler or an effect, or compute the value while rendering.',
  },
  {
    thrown: /^Invalid hook call|^Cannot read properties of null \(reading 'use[A-Z]/,
    fix: 'Call hooks inside the component, and not in a loop, a condition, or a callback.',
  },
  {
    thrown: /suspended while responding to synchronous input/,
    why: 'The build does not wait for a demo.',
    fix: 'Do not use async components or use(). Load data in an effect.',
  },
  {
    thrown: /^Element type is invalid/,
    why: 'An element has a type that is not a component.',
    fix: 'Check the import. Named exports need braces, and default exports do not.',
  },
  {
    thrown: /^Objects are not valid as a React child/,
    fix: 'Render a field of the object, such as {item.name} instead of {item}.',
  },
  {
    thrown: /^Cannot access '.*' before initialization/,
    why: 'It is used before its declaration, or in a circular import.',
    fix: 'Move the declaration up, or move shared code to a third file.',
  },
  { thrown: /^Maximum call stack/, fix: 'End the recursion.' },
  {
    thrown: /^process\.\w+\(\) is not defined/,
    why: 'Demos run in browsers.',
    fix: 'Remove the call.',
  },
];

function adviceOn(message: string): Advice {
  const known = ADVICE.find(({ thrown }) => thrown.test(message));
  if (known) {
    const { thrown: _thrown, ...advice } = known;
    return advice;
  }
  const name = /^(\w+) is not defined/.exec(message)?.[1];
  if (name === undefined) return { fix: 'Correct this line. Rendering must not throw.' };
  if (!BROWSER_NAME.test(name)) return { fix: `Import or declare "${name}".` };
  return { why: RENDERED_AT_BUILD, fix: `Read "${name}" in an effect or an event handler.` };
}

/** Only the first line, because the others are usually hints about other code. */
function shorten(message: string): string {
  const line = message.split('\n', 1)[0]?.trim() ?? '';
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line;
}

/** Where a demo's component is exported. */
function exportPlace(path: string, repository: string): SourceLocation {
  const source = readFileSync(path, 'utf8');
  const { body } = parseModule(source, path).tree.program;
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  return { file: repositoryPath(path, repository), ...positionAt(source, exported?.start ?? 0) };
}
