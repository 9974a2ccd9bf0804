import { APP_DATA, pageOfData } from '../../../shared/offline/request-kind';
import { newestCopy, wholeSets } from '../storage/sets';
import { startingSet, versionOf } from './client-versions';
import { inTime, networkFirst } from './network-first';
import { noteServed } from './served-copies';
import { pathOf } from './path-of';
import { toAddress } from '../../../shared/address/site-address';

/** Gatsby asks for the deploy's code beside every page; one answer serves requests this close together, in ms. */
const SAME_MOMENT = 1000;

let deployedCode: { response: Promise<Response>; asked: number } | null = null;

/** What the network says about the code of the deploy, or nothing in time. */
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

/** The code of the deploy. Without network it is that of the tab, which only wants to know whether they differ. */
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
 * What a page shows. It comes from the network only together with the word which code the deploy runs, and from a
 * copy only if that belongs to the code of the tab: the code of one deploy never meets the data of another.
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
    // Gatsby answers an error with a full page load, which brings the code that the copy belongs to.
    return other ? Response.error() : unreachable();
  }
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

/** Gatsby answers this status with the page for what cannot be reached. */
function unreachable(): Response {
  return new Response(null, { status: 500 });
}
