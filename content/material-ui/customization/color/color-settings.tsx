import { ValueSelect } from '../tool-field';
import { OFFSETS, THRESHOLDS, type Colors } from './use-colors';

/** Controls for computing shades and text colors. */
export function ColorSettings({ colors }: { colors: Colors }) {
  return (
    <div className="tool-row needs-script">
      <ValueSelect
        label="tonalOffset"
        value={String(colors.settings.tonalOffset)}
        values={OFFSETS}
        onChange={colors.setTonalOffset}
      />
      <ValueSelect
        label="contrastThreshold"
        value={String(colors.settings.contrastThreshold)}
        values={THRESHOLDS}
        onChange={colors.setContrastThreshold}
      />
    </div>
  );
}
