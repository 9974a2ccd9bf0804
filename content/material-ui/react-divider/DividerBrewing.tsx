import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerBrewing() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem aria-hidden />}
    >
      <span>70 °C</span>
      <span>2 minutes</span>
      <span>3 infusions</span>
    </Stack>
  );
}
