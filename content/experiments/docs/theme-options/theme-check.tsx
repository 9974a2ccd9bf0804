/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { isColorScheme, MuiScreen, toAddress, useTheme } from 'docs/ui';
import { describe, EXAMPLES, makeTheme } from './make-theme';
import { Preview } from './preview';

/** Creates a theme from the typed options, or shows the error. */
export function ThemeCheck() {
  return (
    <MuiScreen>
      <section
        aria-label="Theme check"
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 20,
          marginBlock: 24,
          padding: 24,
          border: '1px solid var(--docs-palette-divider)',
          borderRadius: 'var(--docs-shape-borderRadius)',
        }}
      >
        <Options />
        <SchemeField />
      </section>
    </MuiScreen>
  );
}

function Options() {
  const id = useId();
  const [json, setJson] = useState<string>(EXAMPLES['A theme']);
  const [crash, setCrash] = useState<{ json: string; error: unknown } | null>(
    null,
  );
  const { theme, message, code } = useMemo(() => makeTheme(json), [json]);
  const problem =
    crash?.json === json
      ? describe(crash.error)
      : message !== null && { message, code };
  return (
    <>
      <div
        className="needs-script"
        role="group"
        aria-label="Examples"
        css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
      >
        {Object.entries(EXAMPLES).map(([name, options]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => setJson(options)}
          >
            {name}
          </Button>
        ))}
      </div>
      <TextField
        className="needs-script"
        label="Theme options as JSON"
        multiline
        rows={9}
        error={Boolean(problem)}
        value={json}
        onChange={({ target }) => setJson(target.value)}
        slotProps={{
          htmlInput: {
            spellCheck: false,
            dir: 'ltr',
            style: { fontFamily: 'var(--docs-font-mono)' },
            'aria-describedby': id,
          },
        }}
      />
      <div id={id} role="status" css={{ '&:empty': { marginBottom: -20 } }}>
        {problem && (
          <p css={{ margin: 0, overflowWrap: 'anywhere' }}>
            <strong>No theme:</strong> {problem.message}{' '}
            {problem.code && (
              <a href={toAddress(`/production-error/${problem.code}`)}>
                Read the whole message
              </a>
            )}
          </p>
        )}
      </div>
      {theme && !problem && (
        <Preview
          key={json}
          theme={theme}
          onError={(error) => setCrash({ json, error })}
        />
      )}
    </>
  );
}

/** Shows the site in a color scheme. If the theme has no such scheme, the console logs an error, as in an app. */
function SchemeField() {
  const { setScheme } = useTheme();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const show = (event: FormEvent): void => {
    event.preventDefault();
    setScheme(name);
    setMissing(isColorScheme(name) ? null : name);
  };
  return (
    <form
      className="needs-script"
      onSubmit={show}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 12,
      }}
    >
      <TextField
        size="small"
        label="Color scheme of this site"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={missing !== null}
        helperText={
          missing === null
            ? ' '
            : `The theme has no scheme “${missing}”. The console shows an error.`
        }
        slotProps={{ formHelperText: { role: 'status' } }}
        css={{ flex: '1 1 220px', maxWidth: 400 }}
      />
      <Button type="submit" variant="contained">
        Show
      </Button>
    </form>
  );
}
