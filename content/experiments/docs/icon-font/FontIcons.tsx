import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <Icon>train</Icon>
      <Icon color="primary">directions_bike</Icon>
      <Icon fontSize="large">hotel</Icon>
      <Icon baseClassName="material-icons-two-tone">restaurant</Icon>
    </Stack>
  );
}
