import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function OverviewColors() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        '--joy-palette-primary-solidBg': '#7b2d5b',
        '--joy-palette-primary-solidHoverBg': '#5e1f45',
        '--joy-palette-primary-softBg': '#f7dbea',
        '--joy-palette-primary-softHoverBg': '#efc0da',
        '--joy-palette-primary-softColor': '#5e1f45',
        '--joy-radius-sm': '18px',
      }}
    >
      <Button>Choose the next film</Button>
      <Button variant="soft">Suggest one</Button>
      <Chip variant="soft" color="primary">
        12 votes
      </Chip>
    </Stack>
  );
}
