/** @jsxImportSource @emotion/react */
import { rgbToHex } from '@mui/material/styles';
import { useId, useState } from 'react';
import { GRAPHICS, inWords, isColor } from './contrast';

interface ColorFieldProps {
  label: string;
  /** Value in the theme. */
  value: string;
  /** Lowest insufficient contrast, or null if everything is readable. */
  contrast: number | null;
  onChange: (color: string) => void;
}

/** Field and picker for a color. Typed text applies once the library can parse it. */
export function ColorField({
  label,
  value,
  contrast,
  onChange,
}: ColorFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  // A new value, for example after undo, replaces the typed text.
  const text = draft?.of === value ? draft.text : value;
  const isWrong = !isColor(text.trim());
  const described = [
    contrast !== null && `${id}-contrast`,
    isWrong && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  const write = (next: string): void => {
    const color = next.trim();
    const isNew = isColor(color) && color !== value;
    setDraft({ text: next, of: isNew ? color : value });
    if (isNew) onChange(color);
  };
  return (
    <div className="color-field">
      <div className="color-head">
        <label htmlFor={id}>{label}</label>
        {contrast !== null && (
          <span
            id={`${id}-contrast`}
            className={contrast < GRAPHICS ? 'ratio is-low' : 'ratio'}
          >
            Contrast {inWords(contrast)}
          </span>
        )}
      </div>
      <div className="color-inputs">
        <input
          type="color"
          aria-label={`Pick ${label}`}
          value={asPicked(value)}
          onChange={({ target }) => write(target.value)}
        />
        <input
          id={id}
          type="text"
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={described || undefined}
          value={text}
          onChange={({ target }) => write(target.value)}
          onBlur={() => isWrong || setDraft(null)}
        />
      </div>
      {isWrong && (
        <p id={`${id}-error`} className="field-error">
          Write #rgb, #rrggbb, rgb(), or hsl().
        </p>
      )}
    </div>
  );
}

/** The picker only supports six digits. */
function asPicked(color: string): string {
  try {
    const digits = rgbToHex(color).slice(1);
    const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
    return `#${long.slice(0, 6)}`;
  } catch {
    return '#000000';
  }
}
