import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import LayersIcon from '@mui/icons-material/Layers';

const groups = [
  { size: 'sm', name: 'Row actions' },
  { size: 'md', name: 'Sheet actions' },
  { size: 'lg', name: 'Atlas actions' },
] as const;

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {groups.map(({ size, name }) => (
        <ButtonGroup key={size} size={size} aria-label={name}>
          <Button>Draw</Button>
          <Button>Measure</Button>
          <IconButton aria-label="Layers">
            <LayersIcon />
          </IconButton>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
