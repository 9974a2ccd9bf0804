import Typography from '@mui/joy/Typography';

export default function TypographyCustomization() {
  return (
    <Typography
      level="body-lg"
      sx={{
        maxWidth: 480,
        textWrap: 'pretty',
        '&::first-letter': {
          color: 'primary.plainColor',
          float: 'left',
          fontSize: '3.5rem',
          fontWeight: 'xl',
          lineHeight: 0.85,
          pr: 1,
        },
      }}
    >
      Before sunrise, the market square belongs to the delivery bikes. Crates of
      lemons rattle over the cobblestones, and somebody is always singing.
    </Typography>
  );
}
