import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloudIcon from '@mui/icons-material/Cloud';

const domes = [
  { color: 'success', icon: <CheckCircleIcon />, text: 'North dome: open' },
  { color: 'warning', icon: <CloudIcon />, text: 'South dome: clouds' },
] as const;

export default function SheetColors() {
  return (
    <Stack spacing={1}>
      {domes.map(({ color, icon, text }) => (
        <Sheet
          key={text}
          variant="soft"
          color={color}
          sx={{ display: 'flex', gap: 1.5, p: 1.5, borderRadius: 'sm' }}
        >
          {icon}
          {text}
        </Sheet>
      ))}
    </Stack>
  );
}
