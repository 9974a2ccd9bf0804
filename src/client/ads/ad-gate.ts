/** Attribute of `<html>` that allows ads. Without it, ad slots have no height. */
const ATTRIBUTE = 'data-partners';
/** Crawlers, which see no ads. */
const BOT = /bot|crawler|spider|robot|crawling/i;

/**
 * Script for `<head>` that reserves space for ads before the first paint, or hides their slots. Uses the same rule as
 * `updateAdGate`.
 */
export function adGateScript(): string {
  return `(function(n,c){if(n.onLine!==false&&!(c&&c.saveData)&&!${BOT.toString()}.test(n.userAgent))document.documentElement.setAttribute("${ATTRIBUTE}","")})(navigator,navigator.connection)`;
}

/** Decides again for the next page if the user sees ads. */
export function updateAdGate(): void {
  const { userAgent, onLine } = navigator;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const allowed = onLine && connection?.saveData !== true && !BOT.test(userAgent);
  document.documentElement.toggleAttribute(ATTRIBUTE, allowed);
}

/** True if the page has places for ads. */
export function isAdGateOpen(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}
