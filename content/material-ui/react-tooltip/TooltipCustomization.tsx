import Fade from '@mui/material/Fade';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipCustomization() {
  return (
    <Tooltip
      arrow
      describeChild
      title="Open house on September 5"
      slots={{ transition: Fade }}
      slotProps={{
        tooltip: {
          sx: {
            border: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
          },
        },
        arrow: { sx: { color: 'text.primary' } },
      }}
    >
      <Link href="https://example.com/visit">Visit us</Link>
    </Tooltip>
  );
}
