import { beforeAll, describe, expect, it } from 'vitest';
import { documentedPackages, readSiteReference } from '../../../../src/node/api/read-api-reference';
import { readProducts } from '../../../../src/node/content/data-files';
import type { ComponentApi } from '../../../../src/shared/api-reference';
import { componentOf, load, repository } from './installed';

const PACKAGES = documentedPackages(await readProducts('content', process.cwd()));

/** Exports that React could render, but that are not for users, by reason. */
const INTERNAL_EXPORTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '@mui/material': {
    'Contexts and managers behind components.': [
      'ButtonGroupButtonContext',
      'ButtonGroupContext',
      'ModalManager',
      'StepContext',
      'StepperContext',
    ],
    'A part of a component that the declarations leave out.': ['FormLabelRoot'],
    'Unstable, and marked as internal.': ['Unstable_TrapFocus'],
  },
  '@mui/lab': {
    'Moved to MUI X, and marked as not to be documented.': [
      'CalendarPicker',
      'CalendarPickerSkeleton',
      'ClockPicker',
      'DatePicker',
      'DateRangePicker',
      'DateRangePickerDay',
      'DateTimePicker',
      'DesktopDatePicker',
      'DesktopDateRangePicker',
      'DesktopDateTimePicker',
      'DesktopTimePicker',
      'LocalizationProvider',
      'MobileDatePicker',
      'MobileDateRangePicker',
      'MobileDateTimePicker',
      'MobileTimePicker',
      'MonthPicker',
      'PickersDay',
      'StaticDatePicker',
      'StaticDateRangePicker',
      'StaticDateTimePicker',
      'StaticTimePicker',
      'TimePicker',
      'TreeItem',
      'TreeView',
      'YearPicker',
    ],
    'A second name of Button.': ['LoadingButton'],
  },
  '@mui/joy': {
    'Replaced by Input, and marked as not to be documented.': ['TextField'],
  },
};

let components: ComponentApi[];

beforeAll(async () => {
  const reference = await readSiteReference(repository);
  expect(reference.problems).toEqual([]);
  components = reference.components;
});

function slugsOf(productId: string): string[] {
  return components.filter((component) => component.productId === productId).map(({ slug }) => slug);
}

describe('the components of the installed packages', () => {
  it('finds the components of Material UI and its lab, in menu order', () => {
    expect(slugsOf('material-ui').join(', ')).toMatchInlineSnapshot(
      `"accordion, accordion-actions, accordion-details, accordion-summary, alert, alert-title, app-bar, autocomplete, avatar, avatar-group, backdrop, badge, bottom-navigation, bottom-navigation-action, box, breadcrumbs, button, button-base, button-group, card, card-action-area, card-actions, card-content, card-header, card-media, checkbox, chip, circular-progress, click-away-listener, collapse, container, css-baseline, dialog, dialog-actions, dialog-content, dialog-content-text, dialog-title, divider, drawer, fab, fade, filled-input, form-control, form-control-label, form-group, form-helper-text, form-label, global-styles, grid, grid-legacy, grow, icon, icon-button, image-list, image-list-item, image-list-item-bar, init-color-scheme-script, input, input-adornment, input-base, input-label, linear-progress, link, list, list-item, list-item-avatar, list-item-button, list-item-icon, list-item-secondary-action, list-item-text, list-subheader, masonry, menu, menu-item, menu-list, mobile-stepper, modal, native-select, no-ssr, outlined-input, pagination, pagination-item, paper, pigment-container, pigment-grid, pigment-stack, popover, popper, portal, radio, radio-group, rating, scoped-css-baseline, select, skeleton, slide, slider, snackbar, snackbar-content, speed-dial, speed-dial-action, speed-dial-icon, stack, step, step-button, step-connector, step-content, step-icon, step-label, stepper, svg-icon, swipeable-drawer, switch, tab, tab-context, table, table-body, table-cell, table-container, table-footer, table-head, table-pagination, table-row, table-sort-label, tab-list, tab-panel, tabs, tab-scroll-button, textarea-autosize, text-field, timeline, timeline-connector, timeline-content, timeline-dot, timeline-item, timeline-opposite-content, timeline-separator, toggle-button, toggle-button-group, toolbar, tooltip, typography, zoom"`,
    );
  });

  it('finds the components of Joy UI', () => {
    expect(slugsOf('joy-ui').join(', ')).toMatchInlineSnapshot(
      `"accordion, accordion-details, accordion-group, accordion-summary, alert, aspect-ratio, autocomplete, autocomplete-listbox, autocomplete-option, avatar, avatar-group, badge, box, breadcrumbs, button, button-group, card, card-actions, card-content, card-cover, card-overflow, checkbox, chip, chip-delete, circular-progress, container, css-baseline, dialog-actions, dialog-content, dialog-title, divider, drawer, dropdown, form-control, form-helper-text, form-label, global-styles, grid, icon-button, input, linear-progress, link, list, list-divider, list-item, list-item-button, list-item-content, list-item-decorator, list-subheader, menu, menu-button, menu-item, menu-list, modal, modal-close, modal-dialog, modal-overflow, option, radio, radio-group, scoped-css-baseline, select, sheet, skeleton, slider, snackbar, stack, step, step-button, step-indicator, stepper, svg-icon, switch, tab, table, tab-list, tab-panel, tabs, textarea, toggle-button-group, tooltip, typography"`,
    );
  });

  it('finds the four components of MUI System', () => {
    expect(slugsOf('system')).toEqual(['box', 'container', 'grid', 'stack']);
  });

  it.each(PACKAGES)('omit no export of $name without a reason', ({ name, withoutPage }) => {
    const documented = new Set(
      components.filter((component) => component.package === name).map((entry) => entry.name),
    );
    const hasReason = (exported: string) =>
      Object.hasOwn(withoutPage, exported) || Object.hasOwn(withoutPage, '*');
    const missing = exportedComponents(name).filter(
      (exported) => !documented.has(exported) && !hasReason(exported),
    );
    expect(missing).toEqual(
      Object.values(INTERNAL_EXPORTS[name] ?? {})
        .flat()
        .sort(),
    );
  });

  it('gives all components different paths', () => {
    expect(new Set(components.map(({ path }) => path)).size).toBe(components.length);
  });
});

/** Names of exports that React can render, and that are no contexts, providers or parts for styling. */
function exportedComponents(name: string): string[] {
  const exports = load(name) as Record<string, unknown>;
  return Object.keys(exports)
    .filter((key) => /^[A-Z][a-z]/.test(key) && isRenderable(exports[key]))
    .sort();
}

function isRenderable(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

describe('a component', () => {
  it('lists imports of the module and by name', () => {
    expect(componentOf(components, 'Button').imports).toEqual([
      "import Button from '@mui/material/Button';",
      "import { Button } from '@mui/material';",
    ]);
  });

  it('lists one import for a component that is not exported by name', () => {
    expect(componentOf(components, 'PigmentGrid').imports).toEqual([
      "import PigmentGrid from '@mui/material/PigmentGrid';",
    ]);
  });

  it('assigns lab components to Material UI and to their package', () => {
    expect(componentOf(components, 'TabPanel')).toMatchObject({
      path: '/material-ui/api/tab-panel/',
      package: '@mui/lab',
      sourcePath: 'packages/mui-lab/src/TabPanel',
      themeName: 'MuiTabPanel',
    });
  });

  it('removes lists for the library’s own site from descriptions', () => {
    expect(componentOf(components, 'Dialog').description).toBe(
      'Dialogs are overlaid modal paper based components with a backdrop.',
    );
    expect(components.filter(({ description }) => /Demos:|API:/.test(description))).toEqual([]);
  });

  it('removes sections about the library’s own site from descriptions', () => {
    expect(componentOf(components, 'TextField').description).toBe(
      'The `TextField` is a convenience wrapper for the most common cases (80%).\n' +
        'It cannot be all things to all people, otherwise the API would grow out of control.',
    );
    expect(componentOf(components, 'CircularProgress').description).toContain('## ARIA');
  });

  it('can be deprecated with advice', () => {
    const { deprecated, deprecationAdvice } = componentOf(components, 'ListItemSecondaryAction');
    expect(deprecated).toBe(true);
    expect(deprecationAdvice).toMatch(/^Use the `secondaryAction` prop/);
  });

  it.each([
    ['Button', 'material-ui', 'button', 'HTMLButtonElement', 'ButtonBase', 'MuiButton'],
    ['Timeline', 'material-ui', 'ul', 'HTMLUListElement', null, 'MuiTimeline'],
    ['Autocomplete', 'joy-ui', 'div', 'HTMLDivElement', null, 'JoyAutocomplete'],
    ['NoSsr', 'material-ui', null, null, null, null],
    ['Box', 'system', 'div', 'HTMLDivElement', null, null],
    ['MenuItem', 'joy-ui', 'div', 'HTMLDivElement', 'ListItemButton', 'JoyMenuItem'],
  ])(
    '%s of %s has the root %s, a ref to %s, inherits from %s, and is %s in the theme',
    (name, product, ...root) => {
      const { nativeElement, ref, inheritance, themeName } = componentOf(components, name, product);
      expect([nativeElement, ref, inheritance?.name ?? null, themeName]).toEqual(root);
    },
  );

  it('inherits from a component of its product, or from one elsewhere', () => {
    expect(componentOf(components, 'MenuItem', 'joy-ui').inheritance?.path).toBe(
      '/joy-ui/api/list-item-button/',
    );
    expect(componentOf(components, 'Fade').inheritance?.path).toMatch(/^https:\/\/reactcommunity\.org\//);
  });

  it('reports whether a component supports component, sx, and system props', () => {
    expect(componentOf(components, 'Box', 'system')).toMatchObject({
      supportsComponent: true,
      supportsSx: true,
      supportsSystemProps: true,
    });
    expect(componentOf(components, 'NoSsr')).toMatchObject({
      supportsComponent: false,
      supportsSx: false,
      supportsSystemProps: false,
    });
  });
});
