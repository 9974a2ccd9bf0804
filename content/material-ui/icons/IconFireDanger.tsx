import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';

const levels = [
  { color: 'success', text: 'Low: fires allowed' },
  { color: 'warning', text: 'High: fires in fire rings only' },
  { color: 'error', text: 'Extreme: no fires' },
  { color: 'disabled', text: 'Not measured today' },
] as const;

export default function IconFireDanger() {
  return (
    <Stack spacing={1}>
      {levels.map(({ color, text }) => (
        <Stack
          key={text}
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center' }}
        >
          <LocalFireDepartmentIcon color={color} />
          <Typography>{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
