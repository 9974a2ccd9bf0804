import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipForecast() {
  return (
    <Tooltip
      describeChild
      title={
        <>
          <strong>Clear until 2 a.m.</strong>
          <br />
          Then clouds from the west. The wind stays below 20 km/h, so the dome
          can be opened all the way.
        </>
      }
      slotProps={{ tooltip: { sx: { maxWidth: 220, fontSize: 13 } } }}
    >
      <Button>Sky tonight</Button>
    </Tooltip>
  );
}
