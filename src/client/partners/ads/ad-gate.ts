/** Attribute of `<html>` while ads may be shown; without it their places take no room. */
const ATTRIBUTE = 'data-partners';

interface NetworkInformation {
  saveData?: boolean;
}

/**
 * Script for `<head>`: reserves the places of ads before the first paint, so that nothing moves later, or leaves
 * them closed. The rule is `adsAllowed`.
 */
export function adGateScript(): string {
  return `(function(n,c){if(n.onLine!==false&&!(c&&c.saveData)&&!${BOT.toString()}.test(n.userAgent))document.documentElement.setAttribute("${ATTRIBUTE}","")})(navigator,navigator.connection)`;
}

/** Decides again, for the page that comes next. */
export function updateAdGate(): void {
  const { userAgent, onLine: online } = navigator;
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const allowed = adsAllowed({ userAgent, online, saveData: connection?.saveData === true });
  document.documentElement.toggleAttribute(ATTRIBUTE, allowed);
}

/** Whether the page has places for ads. */
export function isAdGateOpen(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/** Programs that read pages for others; they see no ads (specification §4). */
const BOT = /bot|crawler|spider|robot|crawling/i;

/** What the browser says about its reader. */
interface Visitor {
  userAgent: string;
  /** The reader has asked sites to use little data. */
  saveData: boolean;
  online: boolean;
}

/** Whether a visitor is shown ads at all. */
export function adsAllowed({ userAgent, saveData, online }: Visitor): boolean {
  return online && !saveData && !BOT.test(userAgent);
}
