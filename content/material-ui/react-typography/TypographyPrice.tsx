import Typography from '@mui/material/Typography';

export default function TypographyPrice() {
  return (
    <Typography variant="h6" component="p">
      $24{' '}
      <Typography variant="caption" component="span">
        with a bookplate, signed by the translator
      </Typography>
    </Typography>
  );
}
