import { useState } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;

const placements: Placement[] = [
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left-start',
  'left',
  'left-end',
];

export default function TooltipPlacement() {
  const [placement, setPlacement] = useState<Placement>('top-start');

  return (
    <Stack spacing={6} sx={{ alignItems: 'center', py: 2 }}>
      <Select
        value={placement}
        onChange={(event, value) => value && setPlacement(value)}
        slotProps={{
          button: { 'aria-label': 'Placement' },
          listbox: { 'aria-label': 'Placement' },
        }}
        sx={{ width: 160 }}
      >
        {placements.map((value) => (
          <Option key={value} value={value}>
            {value}
          </Option>
        ))}
      </Select>
      <Tooltip
        describeChild
        arrow
        placement={placement}
        title="15 minutes per player"
      >
        <Button variant="soft" size="lg">
          Start a rapid game
        </Button>
      </Tooltip>
    </Stack>
  );
}
