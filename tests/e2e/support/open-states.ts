import type { ElementHandle, Frame, Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './axe';

/** Elements that can open a popup. Links would leave the page, and accordions have no popup. */
const TRIGGERS = ':is(button, [role=button]):not([aria-expanded]), [role=combobox], [aria-haspopup]:not(a)';
/** Elements whose name can come from a tooltip. */
const NAMED = ':is(button, a, span)[aria-label], [title]';
const MODALS = '.MuiModal-root, .MuiDrawer-root:not(.MuiDrawer-docked), [aria-modal=true]';
const POPUPS = `[role=menu], [role=listbox], [role=dialog], [role=alertdialog], [role=tooltip], [role=alert], .MuiSnackbar-root, ${MODALS}`;
/** Popups in portals. */
const PORTALS = 'body > :not(#___gatsby, script, style)';
/** Time in which popups open and close, in ms. Tooltips and React need some of it, and transitions are extra. */
const DELAY = 600;

interface OpenStates {
  /** Number of popups and tooltips that have opened. */
  opened: number;
  violations: string[];
}

/** Opens all popups and tooltips of a demo, one after the other, and runs axe each time. */
export async function checkOpenStates(page: Page, stage: Locator): Promise<OpenStates> {
  const [iframe] = await stage.locator('> iframe').elementHandles();
  const frame = (await iframe?.contentFrame()) ?? null;
  const inside = frame ?? page;
  const root = frame?.locator('[data-demo-root]') ?? stage;
  const section = await stage.evaluate((element) => `#${element.closest('section')?.id}`);
  const violations = new Set<string>();
  let opened = 0;
  const check = async (trigger: ElementHandle): Promise<void> => {
    opened += 1;
    await settle(inside);
    const found = await accessibilityViolations(inside, frame ? undefined : [section, PORTALS]);
    const name = await trigger.evaluate(
      (element) => (element as Element).getAttribute('aria-label') ?? element.textContent?.trim(),
    );
    for (const violation of found) violations.add(`${section} "${name}": ${violation}`);
  };
  for (const named of await root.locator(NAMED).elementHandles()) {
    if (!(await canBeUsed(named))) continue;
    await rememberPopups(inside);
    // Actions of a speed dial disappear when it closes.
    const isHovered = await happens(named.hover({ timeout: 5 * DELAY }));
    if (isHovered && (await hasNewPopup(inside))) await check(named);
    await page.mouse.move(0, 0);
  }
  for (const trigger of await root.locator(TRIGGERS).elementHandles()) {
    if (!(await canBeUsed(trigger))) continue;
    await rememberPopups(inside);
    // A backdrop of the demo can cover its other buttons.
    if (!(await happens(trigger.click({ timeout: 5 * DELAY })))) continue;
    const isField = await trigger.evaluate((element) => element.nodeName === 'INPUT');
    if (isField && !(await isExpanded(trigger))) await trigger.press('ArrowDown');
    if (!(await hasNewPopup(inside))) continue;
    // Otherwise, a button of the popup could be below the mouse.
    await page.mouse.move(0, 0);
    await check(trigger);
    await page.keyboard.press('Escape');
    if (!(await isWithoutModal(inside))) await leaveModal(inside);
  }
  return { opened, violations: [...violations] };
}

/** False for an element that is missing, hidden, disabled, or already open. */
async function canBeUsed(element: ElementHandle): Promise<boolean> {
  return (await element.isVisible()) && (await element.isEnabled()) && !(await isExpanded(element));
}

function isExpanded(element: ElementHandle): Promise<boolean> {
  return element.evaluate((node) => (node as Element).getAttribute('aria-expanded') === 'true');
}

/** Popups that are open before a click. */
async function rememberPopups(page: Page | Frame): Promise<void> {
  await page.evaluate((popups) => {
    const known = [...document.querySelectorAll(popups)].filter((popup) =>
      popup.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { knownPopups: new WeakSet(known) });
  }, POPUPS);
}

function hasNewPopup(page: Page | Frame): Promise<boolean> {
  const hasOpened = (popups: string): boolean => {
    const { knownPopups } = window as unknown as { knownPopups: WeakSet<Element> };
    return [...document.querySelectorAll(popups)].some(
      (popup) => popup.checkVisibility({ visibilityProperty: true }) && !knownPopups.has(popup),
    );
  };
  return happens(page.waitForFunction(hasOpened, POPUPS, { timeout: DELAY }));
}

function isWithoutModal(page: Page | Frame): Promise<boolean> {
  const isClosed = (modals: string): boolean =>
    ![...document.querySelectorAll(modals)].some((modal) =>
      modal.checkVisibility({ visibilityProperty: true }),
    );
  return happens(page.waitForFunction(isClosed, MODALS, { timeout: 3 * DELAY }));
}

/** Closes a dialog that ignores Esc, with its last button. */
async function leaveModal(page: Page | Frame): Promise<void> {
  await page.locator(MODALS).filter({ visible: true }).last().getByRole('button').last().click();
  await isWithoutModal(page);
}

/** Waits until transitions have ended, because axe would measure colors halfway. */
async function settle(page: Page | Frame): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(
        // Animations that follow scrolling have another timeline, and never end.
        ({ playState, effect, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      ),
  );
}

function happens(event: Promise<unknown>): Promise<boolean> {
  return event.then(
    () => true,
    () => false,
  );
}
