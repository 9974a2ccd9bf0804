/** Attribute of `<html>` while ads may be shown; without it their places take no room. */
const ATTRIBUTE = 'data-partners';
/** Programs that read pages for others; they see no ads (specification §4). */
const BOT = /bot|crawler|spider|robot|crawling/i;

/**
 * Script for `<head>`: reserves the places of ads before the first paint, so that nothing moves later, or leaves
 * them closed. The rule is that of `updateAdGate`.
 */
export function adGateScript(): string {
  return `(function(n,c){if(n.onLine!==false&&!(c&&c.saveData)&&!${BOT.toString()}.test(n.userAgent))document.documentElement.setAttribute("${ATTRIBUTE}","")})(navigator,navigator.connection)`;
}

/** Decides again, for the page that comes next: whether the visitor is shown ads at all. */
export function updateAdGate(): void {
  const { userAgent, onLine } = navigator;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const allowed = onLine && connection?.saveData !== true && !BOT.test(userAgent);
  document.documentElement.toggleAttribute(ATTRIBUTE, allowed);
}

/** Whether the page has places for ads. */
export function isAdGateOpen(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}
