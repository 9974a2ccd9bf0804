import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryName } from '../../../libraries';
import type { ServerDemo, ServerDemoPage } from '../../../shared/demo/demo-server';
import type { SourceLocation } from '../../../shared/page/problem';
import type { BundleOptions } from '../bundle-files';
import { bringsTheme, type DemoEntry, type DemoPageSource } from '../demo-source';
import { bundleSound, type FailedDemo } from '../sound-demos';
import {
  RenderProcess,
  type PageRequest,
  type ProcessEnd,
  type RenderedPage,
  type RenderFailure,
} from './render-process';
import { bundleModules, bundleServers, ownPlace, serverScript, type PageModules } from './server-bundle';

/** A demo that failed to render, with the author's line if it was found. */
export interface DemoFailure extends Omit<RenderFailure, 'stack'> {
  place: SourceLocation | null;
}

/** Rendered and failed demos of a page. */
export interface PageResult {
  page: ServerDemoPage;
  failures: DemoFailure[];
  /** Demos that could not even be bundled. */
  failed: FailedDemo[];
}

/** Renders demos. Call `stop` at the end. */
export type Renderer = Awaited<ReturnType<typeof startRenderer>>;

const NO_MODULES: PageModules = { files: {}, packages: [], maps: new Map() };

/**
 * Starts the renderer.
 * @param isQuiet hides console output of demos and React
 */
export async function startRenderer(options: BundleOptions, isQuiet: boolean) {
  const { repository, mode } = options;
  const folder = makeFolder(repository);
  await bundleServers(folder, options);
  const child = new RenderProcess(folder, mode, isQuiet);
  return {
    async renderPage(page: DemoPageSource): Promise<PageResult> {
      const { bundle: modules, failed } = await bundleSound(page, repository, (demos) =>
        bundleModules(demos, folder, options),
      );
      const { files, packages, maps } = modules ?? NO_MODULES;
      const server = serverScript(folder, page.library);
      const demos = page.demos.filter(({ name }) => name in files).map(toServerDemo);
      const request: PageRequest = { kind: 'page', server, demos, files, packages };
      const { failures, ...rendered } = await renderSurvivors(request, child);
      const placed = failures.map(({ stack, ...failure }) => ({
        ...failure,
        place: ownPlace(stack, maps, repository),
      }));
      return { page: rendered, failures: placed, failed };
    },
    /** CSS variables of a library's theme. */
    async theme(library: LibraryName): Promise<string> {
      const answer = await child.ask({ kind: 'theme', server: serverScript(folder, library) });
      if (!('theme' in answer)) throw new Error(`The theme of "${library}" cannot be made.`);
      return answer.theme;
    },
    async stop(): Promise<void> {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the repository, whose packages the bundled modules import. */
function makeFolder(repository: string): string {
  const parent = join(repository, 'node_modules/.cache/demo-server');
  mkdirSync(parent, { recursive: true });
  return realpathSync(mkdtempSync(join(parent, `${process.pid}-`)));
}

/** Renders the demos of a page. If one crashes the process, renders the others without it. */
async function renderSurvivors(request: PageRequest, child: RenderProcess): Promise<RenderedPage> {
  const answer = await child.ask(request);
  if ('page' in answer) return answer.page;
  const ended = 'tooLong' in answer ? await findEnding(request, answer, child) : [];
  if (ended.length === 0) throw new Error('The process that renders demos has ended.');
  const demos = request.demos.filter(({ name }) => !ended.some((failure) => failure.name === name));
  const rest = await renderSurvivors({ ...request, demos }, child);
  return { ...rest, failures: [...ended, ...rest.failures] };
}

async function findEnding(
  request: PageRequest,
  { tooLong }: ProcessEnd,
  child: RenderProcess,
): Promise<RenderFailure[]> {
  if (tooLong) return [{ ...tooLong, stage: 'time', message: '' }];
  const [only] = request.demos;
  if (only && request.demos.length === 1)
    return [{ name: only.name, stage: 'memory', message: '', stack: '' }];
  const failures: RenderFailure[] = [];
  for (const demo of request.demos)
    failures.push(...(await renderSurvivors({ ...request, demos: [demo] }, child)).failures);
  return failures.filter(({ stage }) => stage === 'time' || stage === 'memory');
}

function toServerDemo({ name, options }: DemoEntry): ServerDemo {
  return { name, isolated: bringsTheme(options), framed: options.iframe ?? false };
}
