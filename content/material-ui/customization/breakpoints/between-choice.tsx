/** @jsxImportSource @emotion/react */
import { ValueSelect } from '../tool-field';
import { applies, between } from './breakpoint-rules';
import { QueryText } from './query-text';
import type { ChosenBreakpoints } from './use-breakpoints';

/** Query between two breakpoints. */
export function BetweenChoice({
  chosen,
  names,
}: {
  chosen: ChosenBreakpoints;
  names: readonly string[];
}) {
  const { start, end, values, unit, width, change } = chosen;
  const query = between(values, unit, start, end);
  const isEmpty = names.indexOf(start) >= names.indexOf(end);
  return (
    <div>
      <div className="needs-script tool-row" css={{ marginBlockEnd: 12 }}>
        <ValueSelect
          label="between, from"
          value={start}
          values={names}
          onChange={(name) => change({ start: name })}
        />
        <ValueSelect
          label="between, up to"
          value={end}
          values={names}
          onChange={(name) => change({ end: name })}
        />
      </div>
      <p css={{ margin: 0 }}>
        <code>
          between('{start}', '{end}')
        </code>{' '}
        is <QueryText query={query} />.{' '}
        {isEmpty ? (
          'No width matches.'
        ) : (
          <strong>
            {applies(query, width) ? 'It matches.' : 'It does not match.'}
          </strong>
        )}
      </p>
    </div>
  );
}
