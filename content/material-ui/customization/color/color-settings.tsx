/** @jsxImportSource @emotion/react */
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { MOST_OFFSET, THRESHOLDS, type Colors } from './use-colors';

/** How the theme works out shades and text colors. */
export function ColorSettings({ colors }: { colors: Colors }) {
  const id = useId();
  const { tonalOffset, contrastThreshold } = colors.settings;
  return (
    <div className="tool-pair needs-script">
      <div>
        <span id={`${id}offset`} className="tool-label">
          tonalOffset: {tonalOffset}
        </span>
        <div css={{ paddingInline: 10 }}>
          <Slider
            size="small"
            aria-labelledby={`${id}offset`}
            value={tonalOffset}
            max={MOST_OFFSET}
            step={0.05}
            onChange={(_, value) =>
              colors.setTonalOffset(Math.round(Number(value) * 100) / 100)
            }
          />
        </div>
      </div>
      <div>
        <span id={`${id}threshold`} className="tool-label">
          contrastThreshold
        </span>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-labelledby={`${id}threshold`}
          value={String(contrastThreshold)}
          onChange={(_, value: string | null) => {
            if (value !== null) colors.setContrastThreshold(value);
          }}
        >
          {THRESHOLDS.map((threshold) => (
            <ToggleButton key={threshold} value={threshold}>
              {threshold}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
    </div>
  );
}
