import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const opponents = [
  { variant: 'solid', name: 'Nadia', record: '14 wins, 3 losses' },
  { variant: 'soft', name: 'Tomas', record: '9 wins, 9 losses' },
  { variant: 'outlined', name: 'Priya', record: '22 wins, 1 loss' },
  { variant: 'plain', name: 'Emil', record: '2 wins, 11 losses' },
] as const;

export default function TooltipVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {opponents.map(({ variant, name, record }) => (
        <Tooltip key={name} variant={variant} title={record} describeChild>
          <Button variant="soft" color="neutral">
            {name}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
