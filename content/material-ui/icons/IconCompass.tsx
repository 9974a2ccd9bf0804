import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';

export default function IconCompass() {
  return (
    <Button
      variant="outlined"
      startIcon={
        <SvgIcon>
          <svg
            viewBox="0 0 32 32"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
          >
            <circle cx="16" cy="16" r="13" />
            <path d="m21 11-3 7-7 3 3-7z" />
          </svg>
        </SvgIcon>
      }
    >
      Directions to the campsite
    </Button>
  );
}
