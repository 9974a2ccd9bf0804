import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const signs = [
  { name: 'cabin', text: 'Cabins' },
  { name: 'shower', text: 'Showers' },
  { name: 'local_parking', text: 'Parking' },
];

export default function IconFontSigns() {
  return (
    <Stack direction="row" spacing={4}>
      {signs.map(({ name, text }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Icon color="primary" fontSize="large">
            {name}
          </Icon>
          <Typography>{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
