/** What a page tells the service worker. */
export type PageMessage =
  /** The reader is on a page, which runs this code; to be cached if `cache`. */
  | { type: 'page-shown'; path: string; version: string; cache: boolean }
  /** Asks whether the page came from a saved copy; answered with a `CopyAnswer`. */
  | { type: 'copy'; path: string }
  /** gatsby-plugin-offline's own word for: take over now. */
  | { type: 'SKIP_WAITING' };

/** When the copy was saved, as an ISO date; null for a page from the network. */
export type CopyAnswer = string | null;

/** What the service worker asks a page: which code it runs. Answered with the version. */
export interface WorkerMessage {
  type: 'version';
}
