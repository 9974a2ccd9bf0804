import { Fragment } from 'react';
import { COLORS } from './builder-options';
import {
  COMPONENT_CHOICES,
  FONT_SIZE,
  SHAPES,
  WEIGHT_CHOICES,
} from './settings';

const ROWS = [
  ...COLORS.map((name) => [
    `colorSchemes.light.palette.${name}.main`,
    'A color',
  ]),
  ...[FONT_SIZE, ...SHAPES].map(({ path, min, max, initial }) => [
    path.join('.'),
    `${initial} (default), from ${min} to ${max}`,
  ]),
  ...[...WEIGHT_CHOICES, ...COMPONENT_CHOICES].map(({ path, values }) => [
    path.join('.'),
    values.map(({ label }) => label).join(', '),
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
