import { readdirSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations, contrastViolations } from './support/axe';
import { allowClipboard, clipboard } from './support/demos';
import { failRemoval } from './support/fail-removal';
import { openPage } from './support/open-page';
import { layoutShifts, recordLayoutShifts } from './support/reading';
import { builtFile } from './support/site';

const BUTTONS = '/material-ui/react-button/';
const JOY_BUTTONS = '/joy-ui/react-button/';

const playground = (page: Page, component: string): Locator => page.locator(`#${component}Playground`);
const code = (shown: Locator): Locator => shown.locator('pre code');

/** Opens a page and goes to a playground, whose controls are there then. */
async function openPlayground(page: Page, path: string, component: string): Promise<Locator> {
  await openPage(page, path);
  const shown = playground(page, component);
  await shown.scrollIntoViewIfNeeded();
  await expect(shown.getByRole('group', { name: 'Props' })).toBeVisible();
  return shown;
}

/** The script with the controls. */
const CONTROLS = readdirSync('public').find(
  (name) => name.endsWith('.js') && builtFile(name).includes('playground-choices'),
);

test('a choice by keyboard changes the component and its code', async ({ page }) => {
  const shown = await openPlayground(page, BUTTONS, 'Button');
  const button = shown.locator('.demo-stage').getByRole('button');
  await expect(button).toHaveClass(/MuiButton-contained/);
  await expect(code(shown)).toHaveText('<Button variant="contained">Reserve a bike</Button>');
  await shown.getByRole('radio', { name: 'contained' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(button).toHaveClass(/MuiButton-outlined/);
  await expect(code(shown)).toContainText('variant="outlined"');
  await page.keyboard.press('Tab');
  await expect(shown.getByLabel('color', { exact: true })).toBeFocused();
  await page.keyboard.type('error');
  await expect(button).toHaveClass(/MuiButton-outlinedError/);
  await expect(code(shown)).toContainText('color="error"');
});

test('text, icons, and switches change the component and its code', async ({ page }) => {
  const shown = await openPlayground(page, BUTTONS, 'Button');
  const stage = shown.locator('.demo-stage');
  await shown.getByLabel('children').fill('Send');
  await shown.getByLabel('startIcon').selectOption('SendIcon');
  await shown.getByRole('checkbox', { name: 'disabled' }).focus();
  await page.keyboard.press('Space');
  await expect(stage.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(stage.locator('.MuiButton-startIcon svg')).toBeVisible();
  await expect(code(shown)).toHaveText(
    '<Button variant="contained" startIcon={<SendIcon />} disabled>\n  Send\n</Button>',
    { useInnerText: true },
  );
});

test(
  'the code omits defaults, and resetting restores the initial values',
  { tag: '@all' },
  async ({ page }) => {
    const shown = await openPlayground(page, BUTTONS, 'Button');
    await shown.getByRole('radio', { name: 'text' }).check();
    await expect(code(shown)).toHaveText('<Button>Reserve a bike</Button>');
    await shown.getByRole('button', { name: 'Reset demo' }).click();
    await expect(code(shown)).toHaveText('<Button variant="contained">Reserve a bike</Button>');
    await expect(shown.getByRole('radio', { name: 'contained' })).toBeChecked();
  },
);

test('a name that is too long for its column breaks between its words', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = await openPlayground(page, '/material-ui/react-rating/', 'Rating');
  const name = shown.locator('bdi', { hasText: 'highlightSelectedOnly' });
  const lines = await name.evaluate((element) => {
    const tops = Array.from(element.childNodes, (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ top }) => top);
    });
    return tops.filter((each) => each.length > 0).map((each) => new Set(each).size);
  });
  expect(lines, 'each word on one line').toEqual([1, 1, 1]);
});

test('CSS variables of Joy UI are in sx, and change the component', { tag: '@all' }, async ({ page }) => {
  const shown = await openPlayground(page, JOY_BUTTONS, 'Button');
  const button = shown.locator('.demo-stage').getByRole('button');
  await expect(button).toHaveCSS('border-radius', '6px');
  await shown.getByRole('slider', { name: '--Button-radius' }).focus();
  await page.keyboard.press('End');
  await expect(button).toHaveCSS('border-radius', '24px');
  await expect(code(shown)).toContainText("'--Button-radius': '24px'");
});

test('controlled props and the code follow interactions', { tag: '@all' }, async ({ page }) => {
  const shown = await openPlayground(page, '/material-ui/react-tabs/', 'Tabs');
  await shown.getByRole('tab', { name: 'Water' }).click();
  await expect(shown.getByRole('tab', { name: 'Water' })).toHaveAttribute('aria-selected', 'true');
  await expect(code(shown)).toContainText('<Tabs value="water"');
});

test('a component keeps the elements around it', { tag: '@all' }, async ({ page }) => {
  const shown = await openPlayground(page, '/material-ui/react-checkbox/', 'Checkbox');
  await expect(shown.locator('.demo-stage').getByLabel('Photos may go on the class page')).toBeChecked();
  await shown.getByLabel('color', { exact: true }).selectOption('success');
  await expect(shown.locator('.demo-stage .MuiCheckbox-root')).toHaveClass(/colorSuccess/);
  await expect(code(shown)).toContainText('control={<Checkbox defaultChecked color="success" />}');
});

test('the controls work before the component is hydrated', { tag: '@all' }, async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/demos\/material-ui-react-button-[^s]/, async (route) => {
    await released;
    await route.continue();
  });
  const shown = await openPlayground(page, BUTTONS, 'Button');
  await shown.getByRole('radio', { name: 'large' }).check();
  await expect(code(shown)).toContainText('size="large"');
  release();
  await expect(shown.locator('.demo-stage').getByRole('button')).toHaveClass(/MuiButton-sizeLarge/);
});

test('a component that crashes shows a message and can restart', { tag: '@all' }, async ({ page }) => {
  const shown = await openPlayground(page, BUTTONS, 'Button');
  const stage = shown.locator('.demo-stage');
  await shown.getByLabel('startIcon').selectOption('SendIcon');
  await failRemoval(stage.locator('.MuiButton-startIcon'));
  await shown.getByLabel('startIcon').selectOption('not set');
  await expect(stage.getByRole('alert')).toContainText('This demo stopped working.');
  await stage.getByRole('alert').getByRole('button', { name: 'Reset demo' }).click();
  await expect(stage.getByRole('button', { name: 'Reserve a bike' })).toBeVisible();
  await expect(code(shown)).toHaveText('<Button variant="contained">Reserve a bike</Button>');
  await shown.getByLabel('children').fill('Send');
  await expect(stage.getByRole('button', { name: 'Send' })).toBeVisible();
});

test(
  'the next change and the reset of the toolbar restart a crashed component',
  { tag: '@all' },
  async ({ page }) => {
    const shown = await openPlayground(page, BUTTONS, 'Button');
    const stage = shown.locator('.demo-stage');
    const crash = async (): Promise<void> => {
      await shown.getByLabel('startIcon').selectOption('SendIcon');
      await failRemoval(stage.locator('.MuiButton-startIcon'));
      await shown.getByLabel('startIcon').selectOption('not set');
      await expect(stage.getByRole('alert')).toBeVisible();
    };
    await crash();
    await shown.getByRole('radio', { name: 'large' }).check();
    await expect(stage.getByRole('button', { name: 'Reserve a bike' })).toHaveClass(/MuiButton-sizeLarge/);
    await expect(stage.getByRole('alert')).toBeHidden();
    await crash();
    await shown.locator('.demo-toolbar').getByRole('button', { name: 'Reset demo' }).click();
    await expect(stage.getByRole('button', { name: 'Reserve a bike' })).toHaveClass(/MuiButton-sizeMedium/);
    await expect(stage.getByRole('alert')).toBeHidden();
  },
);

test('a color prop that allows any string offers named colors', { tag: '@all' }, async ({ page }) => {
  const shown = await openPlayground(page, '/material-ui/react-link/', 'Link');
  await shown.getByLabel('color', { exact: true }).selectOption('secondary');
  await expect(code(shown)).toContainText('color="secondary"');
  await expect(shown.locator('.demo-stage').getByRole('link')).toHaveCSS('color', 'rgb(156, 39, 176)');
});

test('a component with a fixed position stays on the stage', { tag: '@all' }, async ({ page }) => {
  const shown = await openPlayground(page, '/material-ui/react-app-bar/', 'AppBar');
  for (const position of ['fixed', 'absolute']) {
    await shown.getByLabel('position', { exact: true }).selectOption(position);
    await expect(shown.locator('.demo-stage .MuiAppBar-root')).toHaveCSS('position', position);
    const stage = await shown.locator('.demo-stage').boundingBox();
    const bar = await shown.locator('.demo-stage .MuiAppBar-root').boundingBox();
    expect(bar?.y).toBeGreaterThanOrEqual(stage?.y ?? Infinity);
    expect(bar?.width).toBeLessThanOrEqual(stage?.width ?? 0);
  }
});

test('a number can be deleted, and typed again with a sign', { tag: '@all' }, async ({ page }) => {
  const shown = await openPlayground(page, '/material-ui/react-slider/', 'Slider');
  const least = shown.getByLabel('min', { exact: true });
  await least.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect(least).toHaveValue('');
  await page.keyboard.type('-20');
  await expect(least).toHaveValue('-20');
  await expect(code(shown)).toContainText('min={-20}');
  await least.clear();
  await expect(code(shown)).not.toContainText('min=');
  await least.blur();
  await expect(least).toHaveValue('0');
});

test('the code can be copied as it is shown', async ({ page, context }) => {
  await allowClipboard(context);
  const shown = await openPlayground(page, BUTTONS, 'Button');
  await shown.getByRole('radio', { name: 'large' }).check();
  await shown.locator('.MuiCode-root').hover();
  await shown.getByRole('button', { name: 'Copy the code' }).click();
  await expect
    .poll(() => clipboard(page))
    .toBe('<Button variant="contained" size="large">\n  Reserve a bike\n</Button>');
});

test(
  'a sandbox gets the component as it is shown, with its icons',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'Sandbox' }));
    const shown = await openPlayground(page, BUTTONS, 'Button');
    await shown.getByLabel('endIcon').selectOption('AddIcon');
    const posted = context.waitForEvent('request', (request) =>
      request.url().startsWith('https://stackblitz.com/'),
    );
    await shown.getByRole('button', { name: 'Edit in StackBlitz' }).click();
    const fields = new URLSearchParams((await posted).postData() ?? '');
    expect(fields.get('project[files][src/Demo.tsx]')?.replaceAll('\r', ''))
      .toBe(`import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';

export default function ButtonPlayground() {
  return (
    <Button variant="contained" endIcon={<AddIcon />}>
      Reserve a bike
    </Button>
  );
}
`);
    expect(fields.get('project[files][package.json]')).toContain('"@mui/icons-material"');
  },
);

test('the controls load when they are almost in view', { tag: '@all' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/${CONTROLS}`)) loaded.push(request.url());
  });
  await page.setViewportSize({ width: 1200, height: 300 });
  await openPage(page, BUTTONS);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await playground(page, 'Button').scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.length).toBe(1);
});

test('nothing moves when the controls load', { tag: '@all' }, async ({ page }) => {
  await recordLayoutShifts(page);
  await openPlayground(page, BUTTONS, 'Button');
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});

for (const width of [320, 390, 1440]) {
  test(`nothing sticks out on a screen ${width} pixels wide`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shown = await openPlayground(page, JOY_BUTTONS, 'Button');
    const sticksOut = await shown.evaluate((section) =>
      [...section.querySelectorAll('.playground-controls :not(option, wbr)')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const around = section.getBoundingClientRect();
          return left < around.left || right > around.right;
        })
        .map((element) => element.outerHTML),
    );
    expect(sticksOut).toEqual([]);
  });
}

test('playgrounds are accessible in both color modes', { tag: '@all' }, async ({ page }) => {
  await openPlayground(page, '/joy-ui/react-input/', 'Input');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start is shown with its code, and no controls', async ({ page }) => {
    await page.goto(BUTTONS);
    const shown = playground(page, 'Button');
    await expect(shown.locator('.demo-stage').getByText('Reserve a bike')).toBeVisible();
    await expect(code(shown)).toHaveText('<Button variant="contained">Reserve a bike</Button>');
    await expect(shown.locator('.playground-controls')).toBeHidden();
    await expect(shown.locator('.demo-toolbar')).toBeHidden();
  });
});

test('the controls are saved for offline reading', { tag: '@all' }, () => {
  expect(builtFile(`offline-files/pages${BUTTONS}files.json`)).toContain(`"/${CONTROLS}"`);
});
