/** Programs that read pages for others; they see no ads (specification §4). */
export const BOT = /bot|crawler|spider|robot|crawling/i;

/** What the browser says about its reader. */
export interface Visitor {
  userAgent: string;
  /** The reader has asked sites to use little data. */
  saveData: boolean;
  online: boolean;
}

/** Whether a visitor is shown ads at all. */
export function adsAllowed({ userAgent, saveData, online }: Visitor): boolean {
  return online && !saveData && !BOT.test(userAgent);
}
