import Button from '@mui/material/Button';
import { useState } from 'react';
import { CodeField } from '../code-field';
import { parseHex } from './color-rules';

/** Text field for a color, next to a native color picker. */
export function ColorField({
  label,
  hex,
  note,
  onChange,
  onReset,
}: {
  label: string;
  hex: string;
  note: string;
  onChange: (hex: string) => void;
  onReset: (() => void) | null;
}) {
  // Keep incomplete input until it is a color or another color is chosen.
  const [draft, setDraft] = useState<{ hex: string; text: string } | null>(
    null,
  );
  const text = draft?.hex === hex ? draft.text : hex;
  const isWrong = parseHex(text) === null;
  const type = (next: string) => {
    const parsed = parseHex(next);
    setDraft({ hex: parsed ?? hex, text: next });
    if (parsed) onChange(parsed);
  };
  return (
    <div className="needs-script">
      <CodeField
        label={label}
        value={text}
        isWrong={isWrong}
        note={isWrong ? 'Six hex digits, such as #00796b' : note}
        before={
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            value={hex}
            onChange={({ target }) => onChange(target.value)}
          />
        }
        after={onReset && <Button onClick={onReset}>Use the suggestion</Button>}
        onChange={type}
      />
    </div>
  );
}
