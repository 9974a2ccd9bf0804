import Button from '@mui/joy/Button';
import GlobalStyles from '@mui/joy/GlobalStyles';
import Stack from '@mui/joy/Stack';

const iconStyles = {
  '.ferry-icon': {
    width: '1em',
    height: '1em',
    margin: 'var(--Icon-margin)',
    color: 'var(--Icon-color)',
    fontSize: 'var(--Icon-fontSize, 1.5rem)',
  },
};

function WaveIcon() {
  return (
    <svg
      className="ferry-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden
    >
      <path d="M2 9q5-5 10 0t10 0M2 16q5-5 10 0t10 0" />
    </svg>
  );
}

export default function IconLibrariesVariables() {
  return (
    <>
      <GlobalStyles styles={iconStyles} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button size="sm" startDecorator={<WaveIcon />}>
          Tides
        </Button>
        <Button color="danger" variant="soft" startDecorator={<WaveIcon />}>
          Swell
        </Button>
        <Button
          size="lg"
          color="neutral"
          variant="outlined"
          startDecorator={<WaveIcon />}
        >
          Currents
        </Button>
      </Stack>
    </>
  );
}
