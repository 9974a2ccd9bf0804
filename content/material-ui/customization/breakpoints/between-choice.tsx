/** @jsxImportSource @emotion/react */
import TextField from '@mui/material/TextField';
import { applies, between } from './breakpoint-rules';
import type { ChosenBreakpoints } from './use-breakpoints';

/** A query from one breakpoint to another. */
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
        <NameSelect
          label="between, from"
          value={start}
          names={names}
          onChange={(name) => change({ start: name })}
        />
        <NameSelect
          label="between, up to"
          value={end}
          names={names}
          onChange={(name) => change({ end: name })}
        />
      </div>
      <p css={{ margin: 0 }}>
        <code data-no-link>
          between('{start}', '{end}')
        </code>{' '}
        is <span dir="ltr">{query.replace('@media ', '')}</span>.{' '}
        {isEmpty ? (
          'No window is that wide.'
        ) : (
          <strong>
            {applies(query, width) ? 'It applies.' : 'It does not apply.'}
          </strong>
        )}
      </p>
    </div>
  );
}

function NameSelect({
  label,
  value,
  names,
  onChange,
}: {
  label: string;
  value: string;
  names: readonly string[];
  onChange: (name: string) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true } }}
      sx={{ minWidth: 140 }}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </TextField>
  );
}
