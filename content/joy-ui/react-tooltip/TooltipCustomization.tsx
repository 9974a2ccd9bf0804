import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipCustomization() {
  return (
    <Tooltip
      describeChild
      arrow
      title="The winner advances to the final on March 14."
      sx={{
        '--Tooltip-arrowSize': '16px',
        maxWidth: 200,
        px: 1.5,
        borderRadius: 'md',
        textAlign: 'center',
      }}
    >
      <Button variant="soft" sx={{ minWidth: 120 }}>
        Semifinal
      </Button>
    </Tooltip>
  );
}
