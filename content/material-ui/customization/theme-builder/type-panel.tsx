/** @jsxImportSource @emotion/react */
import { useId, useState } from 'react';
import { valueAt } from '../theme-tools';
import {
  headingWeightOf,
  SCALES,
  scaleOf,
  withHeadingWeight,
  withScale,
} from './presets';
import { FONT_SIZE, WEIGHT_CHOICES } from './settings';
import type { Builder } from './use-builder';
import { ChoiceField, MeasureField, SelectField } from './value-fields';

const FAMILY = ['typography', 'fontFamily'];
const DEFAULT_FAMILY = '"Roboto", "Helvetica", "Arial", sans-serif';
const FAMILIES = [
  'system-ui, sans-serif',
  'Georgia, "Times New Roman", serif',
  'ui-rounded, "Arial Rounded MT Bold", sans-serif',
  '"Inter", system-ui, sans-serif',
];
const HEADING_WEIGHTS = [
  { value: 0, label: 'Default' },
  ...[400, 500, 600, 700, 800].map((value) => ({
    value,
    label: String(value),
  })),
];
const OWN_SCALE = -1;

/** Font, sizes, and weights. */
export default function TypePanel({ builder }: { builder: Builder }) {
  const { options, replace } = builder;
  const scale = scaleOf(options);
  const scales =
    scale === null
      ? [...SCALES, { value: OWN_SCALE, label: 'Custom' }]
      : SCALES;
  return (
    <div className="fields">
      <FamilyField builder={builder} />
      <MeasureField builder={builder} measure={FONT_SIZE} />
      <SelectField
        label="Heading scale"
        value={scale ?? OWN_SCALE}
        values={scales}
        onChange={(factor) => {
          if (factor !== OWN_SCALE) replace(withScale(options, Number(factor)));
        }}
      />
      <SelectField
        label="Heading weight"
        value={headingWeightOf(options)}
        values={HEADING_WEIGHTS}
        onChange={(weight) =>
          replace(withHeadingWeight(options, Number(weight)))
        }
      />
      {WEIGHT_CHOICES.map((choice) => (
        <ChoiceField key={choice.label} builder={builder} choice={choice} />
      ))}
    </div>
  );
}

function FamilyField({ builder }: { builder: Builder }) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const found = valueAt(builder.options, FAMILY);
  const family = typeof found === 'string' ? found : DEFAULT_FAMILY;
  return (
    <div className="field">
      <label htmlFor={id}>Font family</label>
      <input
        id={id}
        type="text"
        dir="ltr"
        list={`${id}-families`}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={draft ?? family}
        onChange={({ target }) => {
          setDraft(target.value);
          const text = target.value.trim();
          builder.set(FAMILY, text === '' ? undefined : text, DEFAULT_FAMILY);
        }}
        onBlur={() => setDraft(null)}
      />
      <datalist id={`${id}-families`}>
        {[DEFAULT_FAMILY, ...FAMILIES].map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
      <p id={`${id}-hint`}>
        The theme only names the font. Your app has to load it.
      </p>
    </div>
  );
}
