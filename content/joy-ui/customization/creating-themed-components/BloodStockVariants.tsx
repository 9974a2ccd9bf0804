import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import BloodStock from './BloodStockTheme/BloodStock';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function BloodStockVariants() {
  const [variant, setVariant] = useState<(typeof VARIANTS)[number]>('soft');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        aria-label="Variant"
        value={variant}
        onChange={(_, value) => value && setVariant(value)}
      >
        {VARIANTS.map((option) => (
          <Button key={option} value={option}>
            {option}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <BloodStock variant={variant} group="B positive" bags={205} />
        <BloodStock
          variant={variant}
          color="primary"
          group="Plasma"
          bags={640}
        />
        <BloodStock
          variant={variant}
          group="B negative"
          bags={19}
          minimum={40}
        />
      </Stack>
    </Stack>
  );
}
