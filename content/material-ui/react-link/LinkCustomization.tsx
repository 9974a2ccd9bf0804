import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkCustomization() {
  return (
    <Typography>
      We have ordered{' '}
      <Link
        href="#customization"
        sx={{
          textDecorationThickness: 2,
          textUnderlineOffset: '0.2em',
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        }}
      >
        twelve new audiobooks
      </Link>{' '}
      for the winter.
    </Typography>
  );
}
