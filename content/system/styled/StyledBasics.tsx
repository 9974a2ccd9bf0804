import { Stack, styled } from '@mui/system';

const NamePlate = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '2px solid #c9b458',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: '#24523b',
  color: '#ffffff',
  textAlign: 'center',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 4) },
}));

export default function StyledBasics() {
  return (
    <Stack spacing={2}>
      <NamePlate>Marlow</NamePlate>
      <NamePlate>Okafor</NamePlate>
      <NamePlate sx={{ bgcolor: '#7a2e1d' }}>No junk mail</NamePlate>
    </Stack>
  );
}
