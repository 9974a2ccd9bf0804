import { pageDataUrl } from '../../../shared/offline/request-kind';
import { reloadOnce } from '../../offline/ui/reload-once';
import { toAddress } from '../../../shared/address/site-address';

/**
 * Loads the page again as soon as the server has it. Gatsby remembers that it could not be reached: coming back to
 * its address later would show the same, without asking.
 * @returns stops waiting
 */
export function reloadWhenReachable(pathname: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const attempt = async (): Promise<void> => {
    const request = { method: 'HEAD', cache: 'no-store', signal } as const;
    const answer = await fetch(toAddress(pageDataUrl(pathname)), request).catch(() => null);
    if (answer?.ok && !signal.aborted) reloadOnce(`unreachable ${pathname}`);
  };
  window.addEventListener('online', () => void attempt(), { signal });
  void attempt();
  return () => controller.abort();
}
