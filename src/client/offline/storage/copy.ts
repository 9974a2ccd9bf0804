import { DIGEST_LENGTH } from '../../../shared/offline/digest';

const SAVED = 'x-docs-saved';
const REVISION = 'x-docs-revision';

/** A copy for the cache: the content with its digest and the day it is from. */
export async function createCopy(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers({ [REVISION]: await digestOf(body), [SAVED]: dateOf(response) });
  const type = response.headers.get('content-type');
  if (type) headers.set('content-type', type);
  return new Response(body, { headers });
}

/** The copy, if its content still is what its digest says; null for a damaged one. */
export async function intact(copy: Response): Promise<Response | null> {
  const body = await copy.arrayBuffer();
  const isIntact = (await digestOf(body)) === revisionOf(copy);
  return isIntact ? new Response(body, { headers: copy.headers }) : null;
}

/** Digest of what a copy holds, as it was when it was saved. */
export function revisionOf(copy: Response): string | null {
  return copy.headers.get(REVISION);
}

/** When a copy was saved, as an ISO date. */
export function savedAt(copy: Response): string {
  return copy.headers.get(SAVED) ?? '';
}

/** The server's clock, which is the same for all copies; the device's may be wrong. */
function dateOf(response: Response): string {
  const sent = Date.parse(response.headers.get('date') ?? '');
  return response.headers.get(SAVED) ?? new Date(Number.isNaN(sent) ? Date.now() : sent).toISOString();
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_LENGTH);
}
