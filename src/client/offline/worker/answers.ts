import { decoded } from '../../../shared/paths';
import { APP_DATA, APP_SHELL, pageDataUrl, pageOfData } from '../../../shared/request-kind';
import { toAddress, toPath } from '../../../shared/site-address';
import { FILES_CACHE, newestCopy, readCopy, savedAt, type SavedSet, wholeSets } from '../storage/copies';
import { ask } from '../storage/messages';

declare const self: ServiceWorkerGlobalScope;

// Browsers end a worker without requests after a minute, so entries of closed tabs need no cleanup.

/** Sets that tabs start from, by tab. Until a tab is ready, it only gets files of this set. */
const startingSets = new Map<string, SavedSet>();
/** Save time of the copy that a tab shows, by tab and page. */
const servedCopies = new Map<string, string>();

/**
 * A tab has started, and shows a page.
 * @returns when the copy that it shows was saved, or null for a page from the network
 */
export function tabShowsPage(clientId: string, path: string): string | null {
  startingSets.delete(clientId);
  return servedCopies.get(`${clientId} ${path}`) ?? null;
}

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
async function startFrom(sets: readonly SavedSet[], clientId: string): Promise<Response | null> {
  const shell = await newestCopy(APP_SHELL, sets);
  if (!shell) return null;
  startingSets.set(clientId, shell.from);
  return shell.copy;
}

/** Responds with a hashed file, which is never outdated. */
export async function answerImmutable({ request }: FetchEvent): Promise<Response> {
  const copy = await readCopy(await caches.open(FILES_CACHE), pathOf(request));
  if (copy) return copy;
  try {
    return await fetch(request);
  } catch (error) {
    const precached = await caches.match(request.url);
    if (!precached) throw error;
    return precached;
  }
}

/** Responds with any other file from the network, unless the tab starts from copies. */
export async function answerAsset({ request, clientId }: FetchEvent): Promise<Response> {
  const start = startingSets.get(clientId);
  const findCopy = async (): Promise<Response | null> =>
    (await newestCopy(pathOf(request), start ? [start] : await wholeSets()))?.copy ?? null;
  const early = start ? await findCopy() : null;
  return early ?? networkFirst(fetch(request), findCopy);
}

/**
 * Responds with the version of the deploy. Offline, responds with the version of the tab, which only checks if they
 * differ.
 */
export async function answerAppData({ clientId }: FetchEvent): Promise<Response> {
  const start = startingSets.get(clientId);
  if (start) return appData(start.version);
  return networkFirst(fetchDeployedVersion(), async () => {
    const version = await versionOf(clientId);
    return version === null ? null : appData(version);
  });
}

function appData(version: string): Response {
  return Response.json({ webpackCompilationHash: version });
}

/** Version of the code in a tab that has started. */
async function versionOf(clientId: string): Promise<string | null> {
  const client = await self.clients.get(clientId);
  return client ? ask<string>(client, 'version') : null;
}

/**
 * Responds with page data. Data from the network must come with the version of the deploy, and a copy must match the
 * code of the tab, so code and data never mix.
 */
export async function answerPageData({ request, clientId }: FetchEvent): Promise<Response> {
  const pathname = pathOf(request);
  const key = `${clientId} ${pageOfData(pathname)}`;
  servedCopies.delete(key);
  const findCopy = async (sets: readonly SavedSet[]): Promise<Response | null> => {
    const found = await newestCopy(pathname, sets);
    if (found) servedCopies.set(key, savedAt(found.copy));
    return found?.copy ?? null;
  };
  const start = startingSets.get(clientId);
  if (start) {
    const sameCode = (await wholeSets()).filter(({ version }) => version === start.version);
    const copy = (await findCopy([start])) ?? (await findCopy(sameCode));
    if (copy) return copy;
    const other = await newestCopy(pathname, await wholeSets());
    return other ? Response.error() : unreachable();
  }
  const network = Promise.all([fetchData(request), fetchDeployedVersion()]);
  const findOwnCopy = async (): Promise<Response | null> => {
    const version = await versionOf(clientId);
    const copy = await findCopy((await wholeSets()).filter((set) => set.version === version));
    if (copy || version === null) return copy;
    // The network is slow, so the tab was told its own version. The deploy must have the same.
    const [response, deployed] = await network;
    const { webpackCompilationHash } = (await deployed.json()) as { webpackCompilationHash: string };
    return webpackCompilationHash === version ? response : Response.error();
  };
  try {
    return await networkFirst(
      network.then(([response]) => response),
      findOwnCopy,
    );
  } catch {
    const other = await newestCopy(pathname, await wholeSets());
    // Gatsby handles an error with a full page load, which loads the code of the copy.
    return other ? Response.error() : unreachable();
  }
}

/** Version of the deploy from the network. */
async function fetchDeployedVersion(): Promise<Response> {
  // With the HTTP cache, simultaneous requests would wait for each other.
  const response = await fetchData(new Request(toAddress(APP_DATA), { cache: 'no-store' }));
  if (!response.ok) throw new TypeError('The app data of the deploy could not be loaded.');
  return response;
}

/** Rejects pages of captive portals, which can have status 200. */
async function fetchData(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isData = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && !isData) throw new TypeError(`${request.url} did not return JSON.`);
  return response;
}

/** For this status, Gatsby shows the page for unreachable pages. */
function unreachable(): Response {
  return new Response(null, { status: 500 });
}

/** The path of a request on this site, which is the key of copies. */
function pathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  const path = decoded(pathname);
  // In the spelling of the lists of files.
  return toPath(path === null ? pathname : encodeURI(path));
}

/** Time limit for the network if there is a copy, in ms. */
export const NETWORK_TIMEOUT = 3000;

/**
 * Responds from the network, or with the copy if the network is too slow, fails, or has a server error.
 * @throws TypeError if there is neither
 */
export async function networkFirst(
  network: Promise<Response>,
  findCopy: () => Promise<Response | null>,
): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NETWORK_TIMEOUT));
  const timely = await Promise.race([network.catch(() => null), late]);
  if (timely && timely.status < 500) return timely;
  return (await findCopy()) ?? network;
}
