/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { OptionsField, type OptionsReading } from '../theme-tools';
import { announce } from 'docs/ui';
import { normalize } from './builder-options';
import type { Builder } from './use-builder';

/** Imports existing options. */
export default function ImportPanel({ builder }: { builder: Builder }) {
  const [reading, setReading] = useState<OptionsReading | null>(null);
  const options = reading?.options ?? null;
  const skipped = reading?.skipped ?? [];
  return (
    <>
      <p>
        Paste the object that you pass to <code>createTheme</code>, or the file
        with the call. The code doesn’t run, and functions inside{' '}
        <code>components</code> are skipped.
      </p>
      <OptionsField
        label="Options of createTheme"
        text=""
        onRead={setReading}
      />
      {options && skipped.length > 0 && (
        <p role="status">
          Skipped, because it’s code:{' '}
          {skipped.map(({ path, line }) => `${path} (line ${line})`).join(', ')}
          .
        </p>
      )}
      <div className="actions">
        <Button
          variant="contained"
          disableElevation
          disableRipple
          disabled={options === null}
          onClick={() => {
            if (!options) return;
            builder.replace(normalize(options));
            announce('Options imported', { shown: true });
          }}
        >
          Use these options
        </Button>
      </div>
    </>
  );
}
