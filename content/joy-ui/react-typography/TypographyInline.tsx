import Typography from '@mui/joy/Typography';

export default function TypographyInline() {
  return (
    <Typography>
      The bakery opens at{' '}
      <Typography component="time" dateTime="04:30" textColor="text.primary">
        4:30
      </Typography>
      . Order a{' '}
      <Typography sx={{ fontStyle: 'italic' }}>cardamom knot</Typography> and
      eat it on the harbor wall{' '}
      <Typography level="body-sm">
        (the seagulls know you are coming)
      </Typography>
      .
    </Typography>
  );
}
