import { useState, type ReactNode } from 'react';
import { createRequiredContext } from '../ui/providers';

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

/** Layout of an ad, which is a line of text, or an image with text. */
export type AdShape = 'inline' | 'image';

/** Share of visits that see the inline shape. */
const INLINE_RATIO = 0.2;
/** Share of displays that are reported. */
const AD_DISPLAY_RATIO = 0.1;

/**
 * Shape of the ads of a visit.
 * @param random 0 to 1, drawn once per visit
 */
export function adShape(random: number): AdShape {
  return random < INLINE_RATIO ? 'inline' : 'image';
}

const [AdContext, useAds] = createRequiredContext<{ displayRatio: number; shape: AdShape }>(
  'Could not find docs ad config context value; please ensure the component is wrapped in an <AdProvider>',
);
/** The ads of this visit. */
export { useAds };

/** Provides the shape of ads, and how many displays to report. */
export function AdProvider({
  displayRatio = AD_DISPLAY_RATIO,
  children,
}: {
  displayRatio?: number | undefined;
  children: ReactNode;
}): ReactNode {
  const [state] = useState(() => ({ displayRatio, shape: adShape(Math.random()) }));
  return <AdContext value={state}>{children}</AdContext>;
}
