import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const births = [2, 4, 3, 5, 4, 6, 3];
const points = births.map(
  (count, index) => `${index * 50},${120 - count * 20}`,
);

export default function PopperChart() {
  const [chart, setChart] = useState<SVGSVGElement | null>(null);
  const [open, setOpen] = useState(false);
  const [decade, setDecade] = useState(3);
  const text = `${1900 + decade * 10}s: ${births[decade]} births`;

  const getPoint = () => {
    const { left, top, width, height } =
      chart?.getBoundingClientRect() ?? new DOMRect();
    return new DOMRect(
      left + (decade / 6) * width,
      top + (1 - (births[decade] ?? 0) / 6) * height,
    );
  };

  return (
    <Stack sx={{ maxWidth: 320, pt: 5 }}>
      <svg ref={setChart} viewBox="0 0 300 120" overflow="visible" aria-hidden>
        <polyline points={points.join(' ')} fill="none" stroke="currentColor" />
      </svg>
      <Slider
        aria-label="Decade"
        max={6}
        value={decade}
        getAriaValueText={() => text}
        onChange={(event, value) => setDecade(Number(value))}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <Popper
        aria-hidden
        disablePortal
        open={open}
        anchorEl={{
          getBoundingClientRect: getPoint,
          contextElement: chart ?? undefined,
        }}
        placement="top"
      >
        <Paper elevation={4} sx={{ m: 1, px: 1 }}>
          {text}
        </Paper>
      </Popper>
    </Stack>
  );
}
