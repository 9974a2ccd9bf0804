import type { Page } from '@playwright/test';
import { newDesktopContext } from '../measure/browser';
import { timeFrames } from '../measure/frame-times';
import type { Measurement } from '../measurement';
import type { SiteRun } from '../site-run';

/** The demo with the most code. */
const PAGE = '/material-ui/react-table/';
const DEMO = '#TableSelection';
const SLOWDOWN = 4;
const LONGEST_FRAME_MS = 50;
/** The code doesn't run during fast typing. During slow typing, it runs after each letter. */
const TYPING = [
  { text: ' // a comment, typed fast', pauseMs: 70 },
  { text: ' and slowly', pauseMs: 350 },
];

/** Longest frame while typing in the editor of the largest demo. */
export async function measureEditor({ browser, server }: SiteRun): Promise<Measurement[]> {
  const context = await newDesktopContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(server.url + PAGE, { waitUntil: 'networkidle' });
  await openEditor(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = await timeFrames(browser, page, async () => {
    for (const { text, pauseMs } of TYPING) await page.keyboard.type(text, { delay: pauseMs });
  });
  await context.close();
  return [
    {
      part: 'editor',
      what: `longest of ${times.length} frames while typing in ${PAGE}${DEMO}, ${SLOWDOWN}× CPU slowdown`,
      value: Math.max(...times),
      unit: 'ms',
      budget: { atMost: LONGEST_FRAME_MS },
    },
  ];
}

async function openEditor(page: Page): Promise<void> {
  const demo = page.locator(DEMO);
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await demo.locator('[data-live-edit]').waitFor();
  await demo.locator('.cm-line').nth(20).click();
  await page.keyboard.press('End');
}
