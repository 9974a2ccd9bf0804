import { Fragment } from 'react';
import { sxKeys, type SxKey } from './sx-keys';

/** All keys of the `sx` prop, read from the package. */
export function SxKeyTable() {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label="Keys of the sx prop"
      tabIndex={0}
    >
      <table style={{ minWidth: 600 }}>
        <thead>
          <tr>
            <th>Key</th>
            <th>CSS property</th>
            <th>Scale</th>
            <th>Function</th>
          </tr>
        </thead>
        <tbody>
          {sxKeys.map((key) => (
            <tr key={key.name}>
              <td>
                <code>{key.name}</code>
              </td>
              <td>
                <CssProperties of={key} />
              </td>
              <td>
                <Scale of={key} />
              </td>
              <td>
                {key.styleFunction ? <code>{key.styleFunction}</code> : 'None'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CssProperties({ of: { cssProperties, mediaQuery } }: { of: SxKey }) {
  if (cssProperties.length === 0) return 'Set by the value';
  return (
    <>
      {cssProperties.map((property, index) => (
        <Fragment key={property}>
          {index > 0 && ', '}
          <code>{property}</code>
        </Fragment>
      ))}
      {mediaQuery && (
        <>
          {' in '}
          <code>{mediaQuery}</code>
        </>
      )}
    </>
  );
}

function Scale({ of: { scale, hasPercent } }: { of: SxKey }) {
  if (!scale) return hasPercent ? 'Percent' : 'None';
  return (
    <>
      <code>theme.{scale}</code>
      {hasPercent && ', percent'}
    </>
  );
}
