import { toAddress } from '../../shared/site-address';

const requests = new Map<string, Promise<unknown>>();

/** Loads a JSON file of this site once. Retries after a failure. */
export function loadJson<Data>(url: string): Promise<Data> {
  const request = requests.get(url) ?? fetchJson(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request as Promise<Data>;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(toAddress(url));
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
