import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { editDemo, type EditedDemo } from './support/edit-demo';
import { openPage } from './support/open-page';
import { recordLayoutShifts, layoutShifts, watchForTrouble } from './support/reading';

const BUTTONS = '/material-ui/react-button/';
/** Time in ms for the runner to load on a busy machine. */
const START = 20_000;
const HELLO = 'export default () => <h1>Hello</h1>;';

// Starting a runner takes long when tests run side by side.
test.describe.configure({ timeout: 90_000 });

async function edit(page: Page, path: string, name: string): Promise<EditedDemo> {
  await openPage(page, path);
  return editDemo(page, name);
}

/** Place and size, whatever is scrolled. */
async function placeInPage(element: Locator): Promise<Record<'x' | 'y' | 'width' | 'height', number>> {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });
}

test('the editor and its runner are loaded when they are used, and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, BUTTONS);
  await page.locator('#ButtonColors').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const isEditor = (path: string): boolean => /runner|live-edit/.test(path);
  expect(loaded.filter(isEditor)).toEqual([]);
  const before = loaded.length;
  await edit(page, BUTTONS, 'ButtonColors');
  const runner = loaded.slice(before).filter((path) => path.includes('runner'));
  expect(runner).toEqual([
    expect.stringMatching(/^\/demos\/runner-material-\w+\.html$/),
    expect.stringMatching(/^\/demos\/runner-frame-[\w-]+\.js$/),
    expect.stringMatching(/^\/demos\/runner-material-[\w-]+\.js$/),
  ]);
});

test('opening the editor shows the same demo and moves nothing', async ({ page }) => {
  await recordLayoutShifts(page);
  await openPage(page, BUTTONS);
  const demo = page.locator('#ButtonColors');
  const show = demo.getByRole('button', { name: /^(Show|Expand) code$/ });
  if (await show.isVisible()) {
    // Code that is opened before the ads are there brings none.
    await expect(page.locator('.partner-slot a').first()).toBeVisible();
    await show.click();
    await expect(demo.locator('.partner-demo a').first(), 'the ad that opened code brings').toBeVisible();
    await demo.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  }
  const stage = demo.locator('.demo-stage');
  await demo.getByRole('button', { name: 'Edit the code' }).hover();
  const before = await placeInPage(stage);
  const labels = await stage.getByRole('button').allTextContents();
  const code = await placeInPage(demo.locator('.demo-source pre'));
  const shiftsBefore = await layoutShifts(page);
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await expect(demo.locator('[data-live-edit]')).toBeVisible({ timeout: START });
  const result = demo.frameLocator('iframe').frameLocator('iframe');
  expect(labels).toEqual(expect.arrayContaining(await result.getByRole('button').allTextContents()));
  expect(await placeInPage(stage)).toEqual(before);
  expect(await placeInPage(demo.locator('.cm-editor'))).toEqual(code);
  const ofDemo = (shift: string): boolean => /SECTION\.demo|demo-|cm-/.test(shift);
  expect((await layoutShifts(page)).slice(shiftsBefore.length).filter(ofDemo)).toEqual([]);
});

test('runs edited TypeScript', async ({ page }) => {
  const { result, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(`import Alert, { type AlertProps } from '@mui/material/Alert';
    const props: AlertProps = { severity: 'success' };
    export default function Demo() { return <Alert {...props}>Typed by hand</Alert>; }`);
  await expect(result.getByRole('alert')).toHaveText('Typed by hand');
});

test('runs code that loads a component on demand, and exports a memoized one', async ({ page }) => {
  const { result, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(`import { lazy, memo, Suspense } from 'react';
    const Chip = lazy(() => import('@mui/material/Chip'));
    export default memo(() => <Suspense><Chip label="Late" /></Suspense>);`);
  await expect(result.getByText('Late')).toBeVisible();
});

test('runs edited JavaScript', { tag: '@all' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  const { result, editor, write } = await edit(page, BUTTONS, 'ButtonFileUpload');
  await expect(editor).toContainText('useState([])');
  await write("import { useState } from 'react';\nexport default () => <h1>{useState('Hello')[0]}</h1>;");
  await expect(result.getByRole('heading')).toHaveText('Hello');
});

test(
  'edited code can style placeholders and read-only fields, also in RTL',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    const { result, problem, write } = await edit(page, '/material-ui/react-text-field/', 'TextFieldBasics');
    await write(
      `import Box from '@mui/material/Box';
    const sx = { '&::placeholder': { color: 'red' }, '&:read-only': { marginLeft: '5px' } };
    export default () => <Box component="input" aria-label="Ward" placeholder="B 4" readOnly sx={sx} />;`,
    );
    const field = result.getByRole('textbox', { name: 'Ward' });
    await expect(field).toHaveCSS('margin-right', '5px');
    expect(await field.evaluate((input) => getComputedStyle(input, '::placeholder').color)).toBe(
      'rgb(255, 0, 0)',
    );
    await expect(problem).toBeEmpty();
  },
);

for (const [path, name, code] of [
  [
    '/joy-ui/react-button/',
    'ButtonMeanings',
    `import Chip from '@mui/joy/Chip'; export default () => <Chip>It runs</Chip>`,
  ],
  [
    '/system/react-box/',
    'BoxFrame',
    `import { Box } from '@mui/system'; export default () => <Box>It runs</Box>`,
  ],
] as const) {
  test(`demos of ${path} run with the library that they document`, { tag: '@all' }, async ({ page }) => {
    const { result, write } = await edit(page, path, name);
    await write(code);
    await expect(result.getByText('It runs')).toBeVisible();
  });
}

test(
  'types in JavaScript are an error, as in a project',
  { tag: '@all' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
    const { result, problem, write } = await edit(page, BUTTONS, 'ButtonColors');
    await write("const name: string = 'Hello';\nexport default () => <h1>{name}</h1>;");
    await expect(problem).toHaveText(
      'Line 1: This is TypeScript, and the file is JavaScript. Remove the types, or switch to TS.',
    );
    await write("const name = 'Hello';\nexport default () => <h1>{name}</h1>;");
    await expect(result.getByRole('heading')).toHaveText('Hello');
    await expect(problem).toBeEmpty();
  },
);

test('edited code keeps the selected styling', { tag: '@all' }, async ({ page }) => {
  await openPage(page, BUTTONS);
  const round = /^(999px|3\.35544e\+07px)$/;
  for (const styling of ['Tailwind', 'CSS']) {
    await page
      .locator('#ButtonCustomization')
      .getByRole('combobox', { name: 'Styling' })
      .selectOption(styling);
    const { demo, result } = await editDemo(page, 'ButtonCustomization');
    await expect(result.getByRole('button').first(), styling).toHaveCSS('border-radius', round);
    await demo.getByRole('button', { name: 'Stop editing' }).click();
  }
});

test('edited code can use any Tailwind utility', { tag: '@all' }, async ({ page }) => {
  await openPage(page, BUTTONS);
  const demo = page.locator('#ButtonCustomization');
  await demo.getByRole('combobox', { name: 'Styling' }).selectOption('Tailwind');
  const { result, write } = await editDemo(page, 'ButtonCustomization');
  await write(`import Button from '@mui/material/Button';
    export default () => <Button className="mt-[13px] rounded-none bg-lime-300">Any</Button>;`);
  const button = result.getByRole('button', { name: 'Any' });
  await expect(button).toHaveCSS('margin-top', '13px');
  await expect(button).toHaveCSS('border-radius', '0px');
  await expect(button).toHaveCSS('background-color', /^oklch\(0\.897 0\.196 126\.665\)$/);
});

const MISTAKES = [
  ['a syntax error', 'const a = 1;\nconst b = ;', 'Line 2: Unexpected token'],
  [
    'a tag that does not fit',
    'export default () => (\n  <div></span>\n);',
    'Line 2: Expected the closing tag </div>, found </span>.',
  ],
  [
    'an error while rendering',
    'export default () => {\n  throw new Error("No luck");\n};',
    'Line 2: No luck',
  ],
  [
    'a package that is not there',
    `import map from 'lodash/map';\n${HELLO.replace('Hello', '{map}')}`,
    'Line 1: "lodash/map" is not in this editor',
  ],
  [
    'an export that is not there',
    `import { Buton } from '@mui/material';\nexport default () => <Buton />;`,
    '"@mui/material" has no export "Buton".',
  ],
  [
    'an icon that is not there',
    `import X from '@mui/icons-material/Zzz';\nexport default () => <X />;`,
    'it has the icons of the demos on this site',
  ],
  ['a missing component', 'export const a = 1;', 'The code has no component as its default export.'],
  ['a loop without an end', 'while (true) {}\nexport default () => null;', 'A loop never ends.'],
] as const;

test('shows an error in place and keeps the last valid result', async ({ page }) => {
  const { result, problem, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(HELLO);
  await expect(result.getByRole('heading')).toHaveText('Hello');
  await expect(problem).toBeEmpty();
  for (const [what, code, message] of MISTAKES) {
    await write(code);
    await expect(problem, what).toContainText(message);
    await expect(result.getByRole('heading'), what).toHaveText('Hello');
  }
  await write(HELLO.replace('Hello', 'Again'));
  await expect(result.getByRole('heading')).toHaveText('Again');
  await expect(problem).toBeEmpty();
});

test('shows an error after 300 ms', { tag: '@all' }, async ({ page }) => {
  const { demo, problem, write } = await edit(page, BUTTONS, 'ButtonColors');
  await demo.evaluate((element) => {
    const times = { written: 0, shown: 0 };
    Object.assign(window, { times });
    element.addEventListener('input', () => (times.written = performance.now()));
    const alert = element.querySelector('[role=alert]');
    if (alert)
      new MutationObserver(() => (times.shown ||= performance.now())).observe(alert, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await write('const a = ;');
  await expect(problem).not.toBeEmpty();
  const { written, shown } = await page.evaluate(
    () => (window as unknown as { times: { written: number; shown: number } }).times,
  );
  expect(shown - written).toBeGreaterThanOrEqual(300);
});

test('an error in a handler is shown, and the demo goes on', { tag: '@all' }, async ({ page }) => {
  const { result, problem, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(`export default () => <button onClick={() => {\n throw new Error('Dropped'); }}>Drop</button>`);
  await result.getByRole('button', { name: 'Drop' }).click();
  await expect(problem).toHaveText('Line 2: Dropped');
  await expect(result.getByRole('button', { name: 'Drop' })).toBeVisible();
});

test('Escape leaves the editor, Tab continues from there, and the editor explains it', async ({ page }) => {
  const { demo, editor } = await edit(page, BUTTONS, 'ButtonColors');
  await expect(editor).toBeFocused();
  const hint = demo.getByText('Press Escape, then Tab to leave the editor.');
  await expect(hint).toHaveAttribute('aria-live', 'polite');
  await expect(editor).toHaveAccessibleDescription('Press Escape, then Tab to leave the editor.');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  const entrance = demo.getByRole('button', { name: 'Go on editing' });
  await expect(entrance).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Reset the code' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Stop editing' })).toBeFocused();
  await page.keyboard.press('Tab');
  const source = demo.locator('details.demo-source');
  expect(await source.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(entrance).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
});

test('resetting restores the code and the demo, and stopping shows the original', async ({ page }) => {
  const { demo, editor, result, write } = await edit(page, BUTTONS, 'ButtonColors');
  const original = await editor.textContent();
  await write(HELLO);
  await expect(result.getByRole('heading')).toHaveText('Hello');
  await demo.getByRole('button', { name: 'Reset the code' }).click();
  await expect(editor).toHaveText(original ?? '');
  await expect(result.getByRole('button', { name: 'Start the job' })).toBeVisible();
  await write(HELLO);
  await demo.getByRole('button', { name: 'Stop editing' }).click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.locator('[data-demo-root]').getByRole('button', { name: 'Start the job' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Edit the code' })).toBeFocused();
});

test('edited code runs although the page forbids eval, and can access neither page nor storage', async ({
  page,
}) => {
  await page.route(`**${BUTTONS}`, async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self' 'unsafe-inline'";
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  const { result, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(`const attempt = (what: () => unknown) => { try { return String(what()); } catch (error) { return (error as Error).name; } };
    export default () => <ul>
      <li>{location.origin === 'null' ? 'null' : window.origin}</li>
      <li>{attempt(() => localStorage.length)}</li>
      <li>{attempt(() => document.cookie)}</li>
      <li>{attempt(() => parent.document.title)}</li>
      <li>{attempt(() => top?.document.title)}</li>
    </ul>`);
  await expect(result.getByRole('listitem')).toHaveText([
    'null',
    'SecurityError',
    'SecurityError',
    'SecurityError',
    'SecurityError',
  ]);
});

test('the result follows direction and colors without a new run', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { result, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(`import { useState } from 'react'; import Button from '@mui/material/Button';
    export default () => { const [count, setCount] = useState(0);
      return <Button onClick={() => setCount(count + 1)}>{count} clicks</Button>; }`);
  await result.getByRole('button', { name: '0 clicks' }).click();
  const root = result.locator('html');
  const color = (): Promise<string> =>
    result.getByRole('button').evaluate((element) => getComputedStyle(element).color);
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect.poll(color).not.toBe(light);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(result.getByRole('button', { name: '1 clicks' })).toBeVisible();
});

test(
  'menus can extend beyond the result, and content below stays usable after they close',
  { tag: '@all' },
  async ({ page }) => {
    const { demo, editor, result } = await edit(page, '/material-ui/react-select/', 'SelectBasics');
    const code = await placeInPage(editor);
    await result.getByRole('combobox').click();
    const options = result.getByRole('option');
    await options.last().scrollIntoViewIfNeeded();
    const [menu, stage] = [
      await options.last().boundingBox(),
      await demo.locator('.demo-stage').boundingBox(),
    ];
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeGreaterThan((stage?.y ?? 0) + (stage?.height ?? 0));
    await options.first().click();
    await expect(options).toHaveCount(0);
    expect(await placeInPage(editor)).toEqual(code);
    await editor.getByText('import').first().click();
    await expect(editor).toBeFocused();
  },
);

for (const width of [320, 390, 700, 900]) {
  test(
    `nothing lies on the buttons of the editor on a screen ${width} pixels wide`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 560 });
      const { demo, editor } = await edit(page, '/material-ui/react-table/', 'TableSort');
      await editor.evaluate((element) => {
        element.scrollIntoView({ block: 'start' });
        window.scrollBy(0, -200);
      });
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeAttached();
      for (const name of ['Go on editing', 'Reset the code', 'Stop editing']) {
        const onTop = await demo.getByRole('button', { name }).evaluate((button) => {
          const { x, y, width: w, height: h } = button.getBoundingClientRect();
          return document.elementsFromPoint(x + w - 2, y + h / 2)[0]?.textContent;
        });
        expect(onTop).toBe(name);
      }
    },
  );
}

test('an open editor has no accessibility violations and asks no other host', async ({ page, baseURL }) => {
  const trouble = watchForTrouble(page, baseURL ?? '');
  const { problem, write } = await edit(page, BUTTONS, 'ButtonColors');
  const violations = (): Promise<string[]> => accessibilityViolations(page, ['#ButtonColors']);
  expect(await violations()).toEqual([]);
  await write('const a = ;');
  await expect(problem).not.toBeEmpty();
  expect(await violations()).toEqual([]);
  expect(trouble).toEqual([]);
});

test('the message bar never covers the caret', { tag: '@all' }, async ({ page }) => {
  const { demo, editor, problem, write } = await edit(page, BUTTONS, 'ButtonColors');
  const lines = Array.from({ length: 60 }, (_, line) => `// ${line}`).join('\n');
  await write(
    `${lines}\nthrow new Error('${'very long '.repeat(30)}');\nexport default () => null;\n${lines}`,
  );
  await expect(problem).toContainText('very long');
  const isFree = (): Promise<boolean> =>
    demo.evaluate((element) => {
      const caret = window.getSelection()?.getRangeAt(0).getBoundingClientRect();
      const line = document.activeElement?.querySelector('.cm-line:last-child')?.getBoundingClientRect();
      const bottom = caret && caret.height > 0 ? caret.bottom : (line?.bottom ?? Infinity);
      const bar = element.querySelector('.live-edit-bar')?.getBoundingClientRect().top ?? 0;
      return bottom <= Math.min(bar, window.innerHeight);
    });
  await editor.press('ControlOrMeta+Home');
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(isFree).toBe(true);
  // The end of the code is in the viewport, but under the bar.
  await editor.evaluate((element) => {
    const { bottom } = element.closest('.cm-scroller')?.getBoundingClientRect() ?? { bottom: 0 };
    window.scrollBy(0, bottom - window.innerHeight + 5);
  });
  await editor.press('ControlOrMeta+End');
  await expect.poll(isFree).toBe(true);
});

test('updates without end are explained, with a page about the error', { tag: '@all' }, async ({ page }) => {
  const { problem, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(`import { useState } from 'react';
    export default function Endless() { const [count, setCount] = useState(0); setCount(count + 1); return count; }`);
  await expect(problem).toContainText('Too many re-renders');
  await problem.getByRole('link', { name: 'About this error' }).click();
  await expect(page).toHaveURL(/\/production-error\/\?code=301/);
  await expect(page.getByRole('region', { name: 'Error 301' })).toContainText('Too many re-renders');
});

test('edited code cannot send requests to other hosts', { tag: '@all' }, async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'answer', headers: { 'access-control-allow-origin': '*' } });
  });
  const { result, write } = await edit(page, BUTTONS, 'ButtonColors');
  await write(`import { useEffect, useState } from 'react';
    export default function Caller() {
      const [said, setSaid] = useState('waiting');
      useEffect(() => { fetch('https://example.com/a').then(() => setSaid('answered'), () => setSaid('refused')); }, []);
      return <><img src="https://example.com/b.png" alt="" /><p>{said}</p></>;
    }`);
  await expect(result.getByText('refused')).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('on a touch screen, the editor explains how to leave it', { tag: '@all' }, async ({ page }) => {
    const { demo, editor } = await edit(page, BUTTONS, 'ButtonColors');
    await editor.focus();
    await expect(demo.getByText('Tap beside the code to leave the editor.')).toBeVisible();
    await expect(demo.getByText('Escape')).toHaveCount(0);
  });
});
