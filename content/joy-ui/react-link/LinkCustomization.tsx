import Link from '@mui/joy/Link';
import DiamondIcon from '@mui/icons-material/Diamond';

export default function LinkCustomization() {
  return (
    <Link
      href="#customization"
      underline="always"
      startDecorator={<DiamondIcon />}
      sx={{
        '--Link-gap': '0.75rem',
        '--Link-underlineOpacity': 1,
        '--Icon-fontSize': '1.5em',
        textDecorationStyle: 'dotted',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.3em',
      }}
    >
      Gemstone of the month
    </Link>
  );
}
