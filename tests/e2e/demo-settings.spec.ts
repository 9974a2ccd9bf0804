import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from './support/axe';
import { openPage } from './support/open-page';
import { watchForTrouble } from './support/reading';

const DEMOS = '/experiments/docs/demos/';
const BUTTONS = '/material-ui/react-button/';

async function chooseSetting(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  if (await drawer.isHidden()) await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await drawer.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('direction mirrors demos at once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, `${BUTTONS}#ButtonIcons`);
  const icon = page.locator('#ButtonIcons .MuiButton-startIcon').first();
  await expect(icon).toHaveCSS('margin-left', '-4px');
  expect(
    requests.filter((url) => url.includes('rtl')),
    'nothing for right to left before it is chosen',
  ).toEqual([]);
  await chooseSetting(page, 'Right to left');
  await expect(icon).toHaveCSS('margin-right', '-4px');
  await expect(icon).toHaveCSS('margin-left', '8px');
  await chooseSetting(page, 'Left to right');
  await expect(icon).toHaveCSS('margin-left', '-4px');
});

test(
  'demos that are hydrated later are mirrored as well, and code stays left to right',
  { tag: '@all' },
  async ({ page, baseURL }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await openPage(page, BUTTONS);
    await chooseSetting(page, 'Right to left');
    const icon = page.locator('#ButtonIcons .MuiButton-startIcon').first();
    await icon.scrollIntoViewIfNeeded();
    await expect(icon).toHaveCSS('margin-right', '-4px');
    for (const code of await page.locator('.article pre').all())
      await expect(code).toHaveCSS('direction', 'ltr');
    expect(trouble).toEqual([]);
  },
);

test('a demo keeps its state when the direction changes', { tag: '@all' }, async ({ page }) => {
  await openPage(page, DEMOS);
  const tickets = page.locator('#TicketCounter output');
  await page.getByRole('button', { name: 'One ticket more' }).click();
  await chooseSetting(page, 'Right to left');
  await expect(page.locator('#TicketCounter [class*="-rtl-"]').first()).toBeAttached();
  await expect(tickets).toHaveText('3 tickets');
});

test('density makes demos dense at once, and only demos', async ({ page }) => {
  await openPage(page, BUTTONS);
  const button = page.locator('#ButtonVariants .MuiButton-root').first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveClass(/MuiButton-sizeMedium/);
  const header = await page.locator('header').first().boundingBox();
  await chooseSetting(page, 'Dense');
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  expect(await page.locator('header').first().boundingBox()).toEqual(header);
  await chooseSetting(page, 'Normal');
  await expect(button).toHaveClass(/MuiButton-sizeMedium/);
});

test(
  'density is reset by a button, which changes nothing when there is nothing to reset',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, '/material-ui/react-text-field/');
    const field = page.locator('[data-demo-root] .MuiTextField-root').first();
    await field.scrollIntoViewIfNeeded();
    await expect(field).not.toHaveClass(/MuiFormControl-marginDense/);
    await chooseSetting(page, 'Dense');
    await expect(field).toHaveClass(/MuiFormControl-marginDense/);
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    const reset = page.getByRole('button', { name: 'Reset density' });
    await reset.click();
    await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
    await expect(field).not.toHaveClass(/MuiFormControl-marginDense/);
    await reset.click();
    await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
    await expect(reset).toBeFocused();
  },
);

test('density applies to all dense components, such as tabs and lists', { tag: '@all' }, async ({ page }) => {
  const heights = async (path: string, selector: string): Promise<[number, number]> => {
    await openPage(page, path);
    const element = page.locator(`main [data-demo-root] ${selector}`).first();
    await element.scrollIntoViewIfNeeded();
    await chooseSetting(page, 'Normal');
    const height = async (): Promise<number> => (await element.boundingBox())?.height ?? 0;
    const normal = await height();
    await chooseSetting(page, 'Dense');
    await expect.poll(height, `${selector} on ${path}`).toBeLessThan(normal);
    return [normal, await height()];
  };
  await heights('/material-ui/react-tabs/', '.MuiTabs-root');
  await heights('/material-ui/react-select/', '.MuiSelect-select');
  await heights('/material-ui/react-checkbox/', '.MuiCheckbox-root');
  await heights('/joy-ui/react-input/', '.MuiInput-root');
});

test('colors of demos follow the color mode at once', async ({ page }) => {
  await openPage(page, BUTTONS);
  const button = page.locator('#ButtonVariants .MuiButton-contained').first();
  await expect(button).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await chooseSetting(page, 'Dark');
  await expect(button).toHaveCSS('background-color', 'rgb(144, 202, 249)');
});

test(
  "a demo that reads the color scheme gets the user's, and can change it for the site",
  { tag: '@all' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, DEMOS);
    await openPage(page, DEMOS);
    const demo = page.locator('#GalleryLights [data-demo-root]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toContainText('Lights in the gallery: system');
    await demo.getByRole('button', { name: 'Switch the lights' }).click();
    await expect(demo).toContainText('Lights in the gallery: dark');
    for (const tab of [page, other])
      await expect(tab.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.keyboard.press('Escape');
    await chooseSetting(page, 'System');
    await expect(demo).toContainText('Lights in the gallery: system');
  },
);

test.describe('a demo in a frame', () => {
  const frameOf = (page: Page) => page.frameLocator('#LoadingDock iframe');

  test('renders in a separate document, and is accessible there', async ({ page, baseURL }) => {
    const trouble = watchForTrouble(page, new URL(baseURL ?? '').origin);
    await openPage(page, DEMOS);
    const frame = frameOf(page);
    await page.locator('#LoadingDock').scrollIntoViewIfNeeded();
    await frame.getByRole('button', { name: 'Staff' }).click();
    await expect(frame.getByText('Ada Nilsen')).toBeVisible();
    await expect(page.locator('body > .MuiDrawer-root')).toHaveCount(0);
    const styles = await frame.locator('head style[data-demo-styles]').count();
    expect(styles, 'style tags of its own').toBeGreaterThan(0);
    await expect(page.locator('head style[data-emotion^="frame"]')).toHaveCount(0);
    await frame.getByRole('button', { name: 'Close' }).click();
    const [content] = page.frames().slice(1);
    expect(content && (await accessibilityViolations(content))).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('a link to an anchor stays in the frame', async ({ page }) => {
    await openPage(page, '/joy-ui/react-css-baseline/');
    const frame = page.frameLocator('#GlobalStylesArticle iframe');
    await frame.getByRole('link', { name: 'manual' }).click();
    await expect(frame.getByRole('link', { name: 'manual' })).toBeFocused();
    expect(page.frames().map((each) => each.url())).toContain('about:srcdoc');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test('a framed demo receives its own window', { tag: '@all' }, async ({ page }) => {
    await openPage(page, DEMOS);
    const bar = frameOf(page).locator('header');
    await page.locator('#LoadingDock').scrollIntoViewIfNeeded();
    await expect(bar).toHaveClass(/MuiPaper-elevation0/);
    await expect(async () => {
      await frameOf(page)
        .locator('html')
        .evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, html.scrollTop === 90 ? 91 : 90));
      await expect(bar).toHaveClass(/MuiPaper-elevation8/, { timeout: 200 });
    }).toPass();
  });

  test('a framed demo has the direction and color scheme of the page', { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, DEMOS);
    const frame = frameOf(page);
    await page.locator('#LoadingDock').scrollIntoViewIfNeeded();
    await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await chooseSetting(page, 'Light');
    await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    await expect(frame.locator('body')).toHaveAttribute('dir', 'ltr');
    await chooseSetting(page, 'Right to left');
    await expect(frame.locator('body')).toHaveAttribute('dir', 'rtl');
    await expect(frame.locator('[class*="frame-rtl-"]').first()).toBeVisible();
  });

  test(
    'a framed demo has the height from its author before and after hydration',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(DEMOS);
      const heightOf = async (): Promise<number | undefined> =>
        (await page.locator('#LoadingDock iframe').boundingBox())?.height;
      expect(await heightOf()).toBe(340);
      await page.locator('#LoadingDock').scrollIntoViewIfNeeded();
      await frameOf(page).getByRole('button', { name: 'Staff' }).click();
      expect(await heightOf()).toBe(340);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('can be seen all the same', async ({ page }) => {
      await page.goto(DEMOS);
      await expect(frameOf(page).getByRole('heading', { name: 'Loading dock' })).toBeVisible();
      await expect(frameOf(page).locator('header')).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    });
  });
});

test.describe('an isolated demo', () => {
  const boundaryOf = (page: Page) => page.locator('[data-isolated-demo="NightDesk"]');

  test('the theme and mode of an isolated demo do not affect anything else', async ({ page }) => {
    await openPage(page, DEMOS);
    await page.locator('#NightDesk').scrollIntoViewIfNeeded();
    const button = boundaryOf(page).getByRole('button');
    await expect(boundaryOf(page)).toHaveClass('light');
    await expect(button).toHaveCSS('background-color', 'rgb(106, 27, 154)');
    await button.click();
    await expect(boundaryOf(page)).toHaveClass('dark');
    await page.mouse.move(0, 0);
    await expect(button).toHaveCSS('background-color', 'rgb(225, 190, 231)');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    const other = page.locator('#TrialBanner .MuiButton-contained');
    await expect(other).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    expect(await styleOf(page.locator('html'), '--NightDesk-palette-primary-main')).toBe('');
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => key.startsWith('mui-'))).toEqual([]);
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`is ${mode} before scripts have come`, { tag: '@all' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(DEMOS);
      const background = mode === 'light' ? 'rgb(106, 27, 154)' : 'rgb(225, 190, 231)';
      await expect(boundaryOf(page).getByRole('button')).toHaveCSS('background-color', background);
    });
  }

  test("an isolated demo starts in the user's mode", { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, DEMOS);
    await chooseSetting(page, 'Dark');
    await page.locator('#NightDesk').scrollIntoViewIfNeeded();
    await expect(boundaryOf(page)).toHaveClass('dark');
    await chooseSetting(page, 'Light');
    await expect(boundaryOf(page)).toHaveClass('light');
  });
});

test.describe('a demo in several stylings', () => {
  const CHOICES = [
    {
      path: BUTTONS,
      demo: 'ButtonCustomization',
      element: 'button >> nth=0',
      look: ['border-radius', /^(999px|3\.35544e\+07px)$/],
    },
    {
      path: '/material-ui/react-table/',
      demo: 'TableCustomization',
      element: 'thead th >> nth=0',
      look: ['color', /^rgb\(255, 255, 255\)$/],
    },
    {
      path: '/material-ui/react-text-field/',
      demo: 'TextFieldCustomization',
      element: 'fieldset',
      look: ['border-top-style', /^dashed$/],
    },
  ] as const;

  for (const { path, demo, element, look } of CHOICES) {
    test(`${demo} looks the same in MUI System, Tailwind and CSS`, { tag: '@all' }, async ({ page }) => {
      const sheets: string[] = [];
      page.on('request', (request) => {
        if (/tailwind-[^/]*\.css$/.test(request.url())) sheets.push(request.url());
      });
      await openPage(page, path);
      const section = page.locator(`#${demo}`);
      await section.scrollIntoViewIfNeeded();
      const target = section.locator('[data-demo-root]').locator(element);
      const live = section.locator('[data-demo-styling]');
      for (const [value, key] of [
        ['MUI System', 'system'],
        ['CSS', 'css'],
        ['Tailwind', 'tailwind'],
      ] as const) {
        if (key === 'tailwind') expect(sheets, 'nothing of Tailwind before it is chosen').toEqual([]);
        if (key !== 'system') await section.locator('select').selectOption(value);
        await expect(live).toHaveAttribute('data-demo-styling', key);
        await expect(target).toHaveCSS(look[0], look[1]);
      }
      expect(sheets).toHaveLength(1);
    });
  }

  test('Tailwind changes nothing on the page but its demos', async ({ page }) => {
    await openPage(page, BUTTONS);
    await page.locator('#ButtonCustomization').scrollIntoViewIfNeeded();
    const look = (): Promise<string[]> =>
      page.locator('h1, .prose *:not(.comment-link), header *').evaluateAll((elements) =>
        elements.map((element) => {
          const { display, margin, font, color, border } = getComputedStyle(element);
          return [element.tagName, display, margin, font, color, border].join(' ');
        }),
      );
    const before = await look();
    await page.locator('#ButtonCustomization select').selectOption('Tailwind');
    await page.waitForFunction(() =>
      [...document.head.querySelectorAll('style')].some(({ textContent }) =>
        textContent.startsWith('@layer tailwind'),
      ),
    );
    expect(await look()).toEqual(before);
  });

  test('Tailwind that cannot be fetched is tried as a link', { tag: '@all' }, async ({ page }) => {
    await page.route('**/*tailwind-*.css', (route) => route.fulfill({ status: 503 }));
    await openPage(page, BUTTONS);
    await page.locator('#ButtonCustomization').scrollIntoViewIfNeeded();
    await page.locator('#ButtonCustomization select').selectOption('Tailwind');
    await expect(page.locator('head link[rel="stylesheet"][href*="tailwind"]')).toBeAttached();
  });
});
