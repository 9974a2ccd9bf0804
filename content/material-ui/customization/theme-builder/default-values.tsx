import { Fragment } from 'react';
import { colorPath, COLORS, palettePath } from './builder-options';
import {
  COMPONENT_CHOICES,
  COMPONENT_TOGGLES,
  FONT_SIZE,
  SHAPES,
  WEIGHT_CHOICES,
} from './settings';

const PLAIN_COLORS = [
  'background.default',
  'background.paper',
  'text.primary',
  'text.secondary',
];
const ROWS = [
  ...[...COLORS, ...PLAIN_COLORS].map((name) => [
    palettePath('light', colorPath(name)).join('.'),
    'A color',
  ]),
  ['typography.fontFamily', 'Font names, separated by commas'],
  ...[FONT_SIZE, ...SHAPES].map(({ path, min, max, initial }) => [
    path.join('.'),
    `${initial} (default), from ${min} to ${max}`,
  ]),
  ...[...WEIGHT_CHOICES, ...COMPONENT_CHOICES].map(({ path, values }) => [
    path.join('.'),
    values.map(({ label }) => label).join(', '),
  ]),
  ...COMPONENT_TOGGLES.map(({ path, value }) => [
    path.join('.'),
    String(value),
  ]),
];

/** Table of the options that the builder sets. */
export function BuilderOptions() {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label="Options"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th>Option</th>
            <th>Values</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([path, values]) => (
            <tr key={path}>
              <td>
                <code>
                  {path?.split('.').map((name, index) => (
                    <Fragment key={name}>
                      {index > 0 && (
                        <>
                          .<wbr />
                        </>
                      )}
                      {name}
                    </Fragment>
                  ))}
                </code>
              </td>
              <td>{values}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
