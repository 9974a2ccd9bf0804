import Typography from '@mui/joy/Typography';

export default function TypographyVariants() {
  return (
    <Typography sx={{ lineHeight: 2 }}>
      Buy the{' '}
      <Typography variant="solid" color="primary">
        day pass
      </Typography>{' '}
      at the pier, take the{' '}
      <Typography variant="soft" color="success">
        green ferry
      </Typography>{' '}
      to the second stop, and press the button marked{' '}
      <Typography variant="outlined">Gate 4</Typography>.
    </Typography>
  );
}
