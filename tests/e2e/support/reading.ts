import { expect, type Page } from '@playwright/test';

/**
 * Collects errors of a page from now on, which are console messages, exceptions, failed requests, and requests to other
 * hosts.
 */
export function watchForTrouble(page: Page, origin: string): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      trouble.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it still loads.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    trouble.push(`failed request: ${request.url()} (${request.failure()?.errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin)
      trouble.push(`request to another host: ${request.url()}`);
  });
  return trouble;
}

/** Smaller shifts move a word by less than a pixel when its font loads, and are invisible. */
const IMPERCEPTIBLE = 0.0005;

/** Records every layout shift, starting with the next page, including shifts after an input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript((imperceptible) => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent),
        );
        if (entry.value > imperceptible)
          shifts.push(`${entry.value.toFixed(5)} at ${Math.round(entry.startTime)} ms: ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, IMPERCEPTIBLE);
}

/** The recorded layout shifts as readable lines, including shifts of the last frame. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { layoutShifts: string[] }).layoutShifts;
  });
}

/** Reads the page down to its end, waits on the way for every demo to come to life, and returns to the top. */
export async function readThrough(page: Page): Promise<void> {
  const asleep = await page.evaluate(async () => {
    // React writes keys on the container first, and then on hydrated elements.
    const owns = (element: Element | null, key: string): boolean =>
      element !== null && Object.keys(element).some((name) => name.startsWith(key));
    // A framed demo lives in the document of its frame.
    const rootOf = (stage: Element): Element | null => {
      const frame = stage.querySelector<HTMLIFrameElement>(':scope > iframe');
      return frame ? (frame.contentDocument?.querySelector('[data-demo-root]') ?? null) : stage;
    };
    const isAsleep = (stage: Element): boolean => {
      const root = rootOf(stage);
      if (!owns(root, '__reactContainer$')) return true;
      return Boolean(root?.firstElementChild) && !owns(root?.firstElementChild ?? null, '__reactFiber$');
    };
    const sleepers = (): Element[] => [...document.querySelectorAll('[data-demo-root]')].filter(isAsleep);
    const inView = (root: Element): boolean => {
      const { top, bottom } = root.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const deadline = performance.now() + 20_000;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      while (sleepers().some(inView) && performance.now() < deadline) await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    return sleepers().map((root) => root.closest('section')?.id);
  });
  expect(asleep, 'demos that did not come to life when they were in view').toEqual([]);
}
