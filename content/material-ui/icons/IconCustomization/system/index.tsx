import CabinIcon from '@mui/icons-material/Cabin';

export default function IconCustomization() {
  return (
    <CabinIcon
      titleAccess="Hut"
      sx={{
        p: 1,
        fontSize: 56,
        borderRadius: '50%',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    />
  );
}
