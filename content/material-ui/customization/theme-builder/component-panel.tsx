/** @jsxImportSource @emotion/react */
import { isCompact, withCompact } from './presets';
import { COMPONENT_CHOICES, COMPONENT_TOGGLES, SHAPES } from './settings';
import type { Builder } from './use-builder';
import {
  ChoiceField,
  MeasureField,
  SelectField,
  ToggleField,
} from './value-fields';

const DENSITIES = [
  { value: 'default', label: 'Default' },
  { value: 'compact', label: 'Compact (small sizes and dense lists)' },
];

/** Shape, spacing, and defaults of components. */
export default function ComponentPanel({ builder }: { builder: Builder }) {
  const { options, replace } = builder;
  return (
    <>
      <div className="fields">
        {SHAPES.map((measure) => (
          <MeasureField
            key={measure.label}
            builder={builder}
            measure={measure}
          />
        ))}
        <SelectField
          label="Density"
          value={isCompact(options) ? 'compact' : 'default'}
          values={DENSITIES}
          onChange={(density) =>
            replace(withCompact(options, density === 'compact'))
          }
        />
        {COMPONENT_CHOICES.map((choice) => (
          <ChoiceField key={choice.label} builder={builder} choice={choice} />
        ))}
      </div>
      <div className="toggles">
        {COMPONENT_TOGGLES.map((toggle) => (
          <ToggleField key={toggle.label} builder={builder} toggle={toggle} />
        ))}
      </div>
    </>
  );
}
