/** @jsxImportSource @emotion/react */
import { useId } from 'react';
import { swatchStyles } from './swatch-styles';
import { HUES, HUE_NAMES, SHADES, swatchOf, type Shade } from './swatches';

const NO_SHADE: Shade = 500;

/** Picker for a hue and one of its shades. */
export function SwatchPicker({
  hex,
  onChange,
}: {
  hex: string;
  onChange: (hex: string) => void;
}) {
  const swatch = swatchOf(hex);
  const hue = swatch?.hue;
  return (
    <div className="needs-script" css={swatchStyles}>
      <Swatches
        label={hue ? `Hue: ${hue}` : 'Hue'}
        options={HUE_NAMES.map((name) => ({
          name,
          color: HUES[name][swatch?.shade ?? NO_SHADE],
        }))}
        chosen={hue}
        onChange={onChange}
      />
      {swatch ? (
        <Swatches
          label={`Shade: ${swatch.shade}`}
          options={SHADES.map((shade) => ({
            name: String(shade),
            color: HUES[swatch.hue][shade],
          }))}
          chosen={String(swatch.shade)}
          onChange={onChange}
        />
      ) : (
        <p className="tool-note">
          This isn’t a Material Design color. Select a hue to see its shades.
        </p>
      )}
    </div>
  );
}

function Swatches({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: { name: string; color: string }[];
  chosen: string | undefined;
  onChange: (color: string) => void;
}) {
  const id = useId();
  return (
    <fieldset>
      <legend className="tool-label">{label}</legend>
      <div className="swatches">
        {options.map(({ name, color }) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name={id}
              aria-label={name}
              checked={name === chosen}
              onChange={() => onChange(color)}
            />
            <span style={{ background: color }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
