import { APP_DATA, APP_SHELL, pageDataUrl, pageOfData } from '../../../shared/request-kind';
import { FILES_CACHE, intact, newestCopy, type WholeSet, wholeSets } from '../storage/copies';
import { noteServed, rememberStart, startingSet, versionOf } from './tabs';
import { toAddress, toPath } from '../../../shared/site-address';

/** Gatsby requests app data with every page. Requests within this time share a response, in ms. */
const SAME_MOMENT = 1000;

let deployedCode: { response: Promise<Response>; asked: number } | null = null;

/** Responds with a page from the network, or with the app shell, which renders the page from saved data. */
export async function answerPage({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const findShell = async (): Promise<Response | null> => {
    const page = await newestCopy(pageDataUrl(pathOf(request)), await wholeSets());
    return page && startFrom([page.from], resultingClientId);
  };
  try {
    // After Back, the browser would use its HTTP cache. Offline, that page could belong to any deploy, so use the shell
    // instead.
    return await networkFirst(fetch(new Request(request, { cache: 'no-cache' })), findShell);
  } catch (error) {
    // Any shell can say that the page is not saved.
    const shell = await startFrom(await wholeSets(), resultingClientId);
    if (!shell) throw error;
    return shell;
  }
}

/** The newest saved shell. Its files come from the same set. */
async function startFrom(sets: readonly WholeSet[], clientId: string): Promise<Response | null> {
  const shell = await newestCopy(APP_SHELL, sets);
  if (!shell) return null;
  rememberStart(clientId, shell.from);
  return shell.copy;
}

/** Responds with a hashed file, which is never outdated. Replaces a damaged copy. */
export async function answerImmutable({ request }: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES_CACHE);
  const stored = await files.match(pathOf(request));
  const copy = stored && (await intact(stored));
  if (copy) return copy;
  if (stored) await files.delete(pathOf(request));
  try {
    return await fetch(request);
  } catch (error) {
    const precached = await caches.match(request.url);
    if (!precached) throw error;
    return precached;
  }
}

/** Responds with any other file from the network, unless the tab uses copies. */
export async function answerAsset({ request, clientId }: FetchEvent): Promise<Response> {
  const pathname = pathOf(request);
  const start = startingSet(clientId);
  const findCopy = async (): Promise<Response | null> =>
    (await newestCopy(pathname, start ? [start] : await wholeSets()))?.copy ?? null;
  const early = start ? await findCopy() : null;
  return early ?? networkFirst(fetch(request), findCopy);
}

/**
 * Responds with the version of the deploy. Offline, responds with the version of the tab, which only checks if they
 * differ.
 */
export async function answerAppData({ clientId }: FetchEvent): Promise<Response> {
  const start = startingSet(clientId);
  if (start) return appData(start.version);
  try {
    return await fetchDeployedCode();
  } catch (error) {
    const version = await versionOf(clientId);
    if (version === null) throw error;
    return appData(version);
  }
}

function appData(version: string): Response {
  return Response.json({ webpackCompilationHash: version });
}

/**
 * Responds with page data. Data from the network must come with the version of the deploy, and a copy must match the
 * code of the tab, so code and data never mix.
 */
export async function answerPageData({ request, clientId }: FetchEvent): Promise<Response> {
  const pathname = pathOf(request);
  const note = (copy: Response | null): Response | null => {
    noteServed(clientId, pageOfData(pathname), copy);
    return copy;
  };
  const start = startingSet(clientId);
  if (start) return note((await newestCopy(pathname, [start]))?.copy ?? null) ?? unreachable();
  note(null);
  const network = Promise.all([fetchData(request), fetchDeployedCode()]).then(([response]) => response);
  try {
    return await networkFirst(network, async () => note(await copyFor(clientId, pathname)));
  } catch {
    const other = await newestCopy(pathname, await wholeSets());
    // Gatsby handles an error with a full page load, which loads the code of the copy.
    return other ? Response.error() : unreachable();
  }
}

/** Version of the deploy from the network, or nothing in time. */
async function fetchDeployedCode(): Promise<Response> {
  const now = performance.now();
  if (!deployedCode || now - deployedCode.asked > SAME_MOMENT)
    deployedCode = { response: fetchInTime(APP_DATA), asked: now };
  return (await deployedCode.response).clone();
}

async function fetchInTime(url: string): Promise<Response> {
  const response = await inTime(fetchData(new Request(toAddress(url), { cache: 'no-cache' })));
  if (!response?.ok) throw new TypeError(`${url} cannot be reached.`);
  return response;
}

/** The login page of a train's network is no data, whatever its status says. */
async function fetchData(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isData = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && !isData) throw new TypeError(`${request.url} is answered by somebody else.`);
  return response;
}

/** A copy that the code of a tab can show. */
async function copyFor(clientId: string, pathname: string): Promise<Response | null> {
  const version = await versionOf(clientId);
  const sets = (await wholeSets()).filter((set) => set.version === version);
  return (await newestCopy(pathname, sets))?.copy ?? null;
}

/** For this status, Gatsby shows the page for unreachable pages. */
function unreachable(): Response {
  return new Response(null, { status: 500 });
}

/** The path of a request on this site, which is the key of copies. */
function pathOf({ url }: Request): string {
  return toPath(new URL(url).pathname);
}

/** Time limit for the network if there is a copy, in ms. */
export const PATIENCE = 3000;

/**
 * Responds from the network, or with the copy if the network is too slow, fails, or has a server error.
 * @throws TypeError if there is neither
 */
export async function networkFirst(
  network: Promise<Response>,
  findCopy: () => Promise<Response | null>,
): Promise<Response> {
  const timely = await inTime(network);
  if (timely && timely.status < 500) return timely;
  return (await findCopy()) ?? network;
}

/** Null if it fails or exceeds the time limit. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer = 0;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const value = await Promise.race([promise.catch(() => null), late]);
  clearTimeout(timer);
  return value;
}
