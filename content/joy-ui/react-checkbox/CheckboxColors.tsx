import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const tasks = [
  { color: 'primary', label: 'Set two new routes', done: true },
  { color: 'neutral', label: 'Vacuum the mats', done: true },
  { color: 'success', label: 'Tighten the holds', done: true },
  { color: 'warning', label: 'Inspect the anchors', done: false },
  { color: 'danger', label: 'Replace the worn rope', done: false },
] as const;

export default function CheckboxColors() {
  return (
    <Stack
      role="group"
      aria-label="Maintenance on Monday"
      spacing={1.5}
      sx={{ alignItems: 'flex-start' }}
    >
      {tasks.map(({ color, label, done }) => (
        <Checkbox
          key={color}
          color={color}
          label={label}
          defaultChecked={done}
        />
      ))}
    </Stack>
  );
}
