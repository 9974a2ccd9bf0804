/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { useId, useState } from 'react';
import { type LiteralObject, OptionsField, unpack } from '../theme-tools';
import type { Change } from './theme-tree';

/** Options to compare with the default theme. */
export interface Compared {
  text: string;
  /** Null while they contain an error. */
  options: LiteralObject | null;
}

interface CompareThemeProps {
  /** Options from the URL. */
  packed: string | null;
  changes: Readonly<Record<Change, number>> | null;
  onlyChanges: boolean;
  onOnlyChanges: (onlyChanges: boolean) => void;
  onCompare: (compared: Compared | null) => void;
}

/** Field for `createTheme` options, with a count of the values they change. */
export function CompareTheme({
  packed,
  changes,
  onlyChanges,
  onOnlyChanges,
  onCompare,
}: CompareThemeProps) {
  const id = useId();
  const [wish, setWish] = useState<boolean | null>(null);
  const [skipped, setSkipped] = useState<readonly { line: number }[]>([]);
  const isOpen = wish ?? packed !== null;
  return (
    <>
      <div className="tools">
        <Button
          variant="outlined"
          disableRipple
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setWish(!isOpen);
            if (isOpen) onCompare(null);
          }}
        >
          {isOpen ? 'Stop comparing' : 'Compare with your theme'}
        </Button>
        {changes && (
          <ToggleButton
            size="small"
            color="primary"
            value="changes"
            disableRipple
            selected={onlyChanges}
            onChange={() => onOnlyChanges(!onlyChanges)}
          >
            Only changes
          </ToggleButton>
        )}
        <span role="status">{changes && summary(changes)}</span>
      </div>
      {isOpen && (
        <div id={id} className="compare">
          <p>
            Paste the object that you pass to <code>createTheme</code>, or the
            file with the call. The code doesn’t run.
          </p>
          <OptionsField
            label="Options of createTheme"
            text={unpack(packed)}
            onRead={({ text, options, skipped: left }) => {
              setSkipped(options ? left : []);
              onCompare(text.trim() === '' ? null : { text, options });
            }}
          />
          {skipped.length > 0 && (
            <p role="status">
              Skipped, because it’s code:{' '}
              {skipped.map(({ line }) => `line ${line}`).join(', ')}.
            </p>
          )}
        </div>
      )}
    </>
  );
}

function summary(changes: Readonly<Record<Change, number>>): string {
  const parts = (['changed', 'added', 'removed'] as const)
    .filter((change) => changes[change] > 0)
    .map((change) => `${changes[change]} ${change}`);
  return parts.length > 0
    ? `Compared with the default theme: ${parts.join(', ')}.`
    : 'These options change nothing.';
}
