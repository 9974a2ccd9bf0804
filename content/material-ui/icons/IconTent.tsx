import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';

function TentIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 3 2 20h7l3-7 3 7h7z" />
    </SvgIcon>
  );
}

export default function IconTent() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'end' }}>
      <TentIcon fontSize="small" titleAccess="Tent for one" />
      <TentIcon color="success" titleAccess="Tent for two" />
      <TentIcon
        fontSize="large"
        sx={{ color: 'text.secondary' }}
        titleAccess="Tent for four"
      />
    </Stack>
  );
}
