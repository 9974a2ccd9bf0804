import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentApi } from '../../../../src/shared/api-reference';
import { installedComponents, load } from './installed';

/** Types of these need an optional package that is not installed. */
const WITHOUT_RUNTIME = ['PigmentContainer', 'PigmentGrid', 'PigmentStack'];

/** Names that the packages check at run time, but that are not in the reference. `@ignore`d ones are also not. */
const CHECKED_BUT_NOT_LISTED = {
  'exact-prop: \u200b': 'Marks that no other prop is allowed.',
  'aria-describedby': 'Attribute of the native element, which is typed by React.',
  'aria-label': 'Attribute of the native element, which is typed by React.',
  'aria-labelledby': 'Attribute of the native element, which is typed by React.',
  id: 'Attribute of the native element, which is typed by React.',
  key: 'React’s own.',
  unstable_level: 'Marked as internal where it is declared.',
};

const SWITCH_BASE = 'Passed on to the internal SwitchBase, which checks it.';
const POPPER = 'Passed on to the popper of Base UI, which checks it.';
const SYSTEM_GRID = 'Joy UI’s grid is made by MUI System, which checks `children` and `sx` only.';
const SHARED_SLOTS = 'Declared by a shared type, which the library’s generator of checks does not follow.';
const ROOT = 'Passed on to the root, which takes any component.';
const HOOK = 'Declared by the hook behind the component, for other components that use it.';

/** Props in the declarations that the packages do not check at run time, with the reason. */
const LISTED_BUT_NOT_CHECKED: Readonly<Record<string, readonly [reason: string, components: string]>> = {
  anchorEl: [POPPER, 'joy Menu'],
  'aria-labelledby': [HOOK, 'joy Slider'],
  autoFocus: [SWITCH_BASE, 'material Checkbox, material Radio, material Switch'],
  className: ['Declared without a description.', 'joy TabPanel, joy Tabs'],
  columnSpacing: [SYSTEM_GRID, 'joy Grid'],
  columns: [SYSTEM_GRID, 'joy Grid'],
  component: [
    ROOT,
    'joy Grid, joy Input, joy ModalOverflow, joy Option, joy Textarea, lab TabList, material Accordion, ' +
      'material AccordionSummary, material AppBar, material BottomNavigationAction, material Card, ' +
      'material CardActionArea, material DialogContentText, material DialogTitle, material Grid, material IconButton, ' +
      'material InputLabel, material MenuList, material Slider, material StepButton, material Tab, ' +
      'material TableSortLabel, material ToggleButton, system Grid',
  ],
  componentName: [HOOK, 'joy Autocomplete, material Autocomplete, material Pagination'],
  container: [SYSTEM_GRID, 'joy Grid, joy Menu'],
  defaultChecked: [SWITCH_BASE, 'material Radio'],
  direction: [SYSTEM_GRID, 'joy Grid, joy Menu'],
  disableFocusRipple: [SWITCH_BASE, 'material Checkbox, material Radio, material Switch'],
  edge: [SWITCH_BASE, 'material Checkbox, material Radio'],
  inputRef: [SWITCH_BASE, 'material Checkbox'],
  name: [SWITCH_BASE, 'material Checkbox, material Switch'],
  offset: [SYSTEM_GRID, 'joy Grid'],
  placement: [POPPER, 'joy Menu'],
  popperOptions: [POPPER, 'joy Menu'],
  popperRef: [POPPER, 'joy Menu'],
  readOnly: [SWITCH_BASE, 'material Checkbox, material Radio, material Switch'],
  rootRef: [HOOK, 'joy Slider'],
  rowSpacing: [SYSTEM_GRID, 'joy Grid'],
  size: [SYSTEM_GRID, 'joy Grid'],
  slotProps: [
    SHARED_SLOTS,
    'joy Grid, joy Input, joy MenuItem, joy ModalOverflow, joy Option, joy Select, joy Stack, joy Textarea, ' +
      'lab TabList, material Select',
  ],
  slots: [
    SHARED_SLOTS,
    'joy Grid, joy Input, joy MenuItem, joy ModalOverflow, joy Option, joy Stack, joy Textarea, lab TabList, ' +
      'material Select',
  ],
  spacing: [SYSTEM_GRID, 'joy Grid'],
  tabIndex: [SWITCH_BASE, 'material Checkbox, material Radio, material Switch'],
  transition: [POPPER, 'joy Menu'],
  type: [SWITCH_BASE, 'material Switch'],
  wrap: [SYSTEM_GRID, 'joy Grid'],
};

interface RuntimeComponent extends ComponentApi {
  /** `material Button` */
  label: string;
  /** Names in `propTypes` of the development build. */
  checked: string[];
  /** Values of `buttonClasses`, or null. */
  classNames: Record<string, string> | null;
  source: string;
}

let components: RuntimeComponent[];

beforeAll(async () => {
  const installed = (await installedComponents()).filter(({ name }) => !WITHOUT_RUNTIME.includes(name));
  // MUI X exports its components by name.
  const defaults = installed.filter(({ imports: [first] }) => !first?.startsWith('import {'));
  components = defaults.map(withRuntime).filter(({ checked }) => checked.length > 0);
});

function withRuntime(component: ComponentApi): RuntimeComponent {
  const { name } = component;
  const path = `${component.package}/${name}`;
  const module = load(path) as Record<string, unknown> & { default: { propTypes?: object } };
  const file = join(dirname(load.resolve(path)), `${name}.js`);
  return {
    ...component,
    label: `${component.package.replace('@mui/', '')} ${name}`,
    checked: Object.keys(module.default.propTypes ?? {}),
    classNames: (module[`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`] ??
      null) as RuntimeComponent['classNames'],
    source: existsSync(file) ? readFileSync(file, 'utf8') : '',
  };
}

/** Whether the library hides the prop with `@ignore`. */
function isIgnored(prop: string, source: string): boolean {
  const name = prop.replace(/\W/g, '.');
  return new RegExp(String.raw`@(?:ignore|internal)[^/]*\*/\s*['"]?${name}['"]?:`).test(source);
}

describe('the props of the reference and those that the packages check at run time', () => {
  it('nearly every component has propTypes to compare with', () => {
    expect(components.length).toBeGreaterThan(220);
  });

  it('every prop with propTypes is listed, hidden by the library, or explained', () => {
    const unexplained = components.flatMap(({ label, props, checked, source }) =>
      checked
        .filter((name) => !props.some((prop) => prop.name === name) && !isIgnored(name, source))
        .filter((name) => !Object.hasOwn(CHECKED_BUT_NOT_LISTED, name))
        .map((name) => `${label}.${name}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('every own prop has propTypes or is explained', () => {
    const unchecked: Record<string, string[]> = {};
    for (const { label, props, checked } of components) {
      for (const { name, inheritedFrom } of props) {
        if (inheritedFrom === null && !checked.includes(name)) (unchecked[name] ??= []).push(label);
      }
    }
    const found = Object.fromEntries(
      Object.entries(unchecked).map(([name, labels]) => [name, labels.sort().join(', ')]),
    );
    const explained = Object.entries(LISTED_BUT_NOT_CHECKED).map(([name, [, labels]]) => [name, labels]);
    expect(found).toEqual(Object.fromEntries(explained));
  });
});

describe('the classes of the reference', () => {
  it('lists the classes that the packages set', () => {
    const different = components.flatMap(({ label, classes, classNames }) =>
      classes
        .filter(({ key, className }) => className !== classNames?.[key])
        .map(({ key, className }) => `${label}.${key}: ${className}`),
    );
    expect(different).toEqual([]);
  });
});
