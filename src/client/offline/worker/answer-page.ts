import { APP_SHELL, pageDataUrl } from '../../../shared/offline/request-kind';
import { newestCopy, wholeSets } from '../storage/sets';
import { rememberStart } from './client-versions';
import { networkFirst } from './network-first';
import { pathOf } from './path-of';

/** A page: from the network, otherwise the app shell, which draws the page from its saved data. */
export async function answerPage({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const path = pathOf(request);
  try {
    return await networkFirst(fetchPage(request), () => shellFor(path, resultingClientId));
  } catch (error) {
    const shell = await anyShell(resultingClientId);
    if (!shell) throw error;
    return shell;
  }
}

/**
 * On the way back the browser takes what its own cache has. Without network it would be a page of any deploy, whose
 * data no copy has: then it is to be the shell.
 */
function fetchPage(request: Request): Promise<Response> {
  return fetch(new Request(request, { cache: 'no-cache' }));
}

/** The shell of the deploy that the newest copy of a page is from; null for a page that is not saved. */
async function shellFor(path: string, clientId: string): Promise<Response | null> {
  const page = await newestCopy(pageDataUrl(path), await wholeSets());
  if (!page) return null;
  const shell = await newestCopy(APP_SHELL, [page.from]);
  if (!shell) return null;
  rememberStart(clientId, page.from);
  return shell.copy;
}

/** A shell to say in that the page is not saved. */
async function anyShell(clientId: string): Promise<Response | null> {
  const shell = await newestCopy(APP_SHELL, await wholeSets());
  if (!shell) return null;
  rememberStart(clientId, shell.from);
  return shell.copy;
}
