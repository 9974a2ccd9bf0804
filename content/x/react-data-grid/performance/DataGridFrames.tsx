import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, useGridApiRef } from '@mui/x-data-grid';
import { columns, createReadings, type Reading } from './data';

const duration = 3000;

export default function DataGridFrames() {
  const apiRef = useGridApiRef();
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<Reading[]>([]);
  const [message, setMessage] = useState('No rows yet');
  const [isRunning, setIsRunning] = useState(false);

  const countFrames = () => {
    const scroller = root.current?.querySelector(
      `.${gridClasses.virtualScroller}`,
    );
    if (!scroller) return;
    setIsRunning(true);
    setMessage('Scrolling');
    const times: number[] = [];
    let page = 0;

    const step = (now: number) => {
      times.push(now);
      const elapsed = now - (times[0] ?? now);
      if (elapsed < duration) {
        const before = scroller.scrollTop;
        scroller.scrollTop += 60;
        if (scroller.scrollTop === before) {
          apiRef.current?.setPage((page += 1));
          scroller.scrollTop = 0;
        }
        requestAnimationFrame(step);
        return;
      }
      const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
      const seconds = (elapsed / 1000).toFixed(1);
      const longest = Math.round(Math.max(...gaps));
      setIsRunning(false);
      setMessage(
        `${gaps.length} frames in ${seconds} s, the longest took ${longest} ms`,
      );
    };
    requestAnimationFrame(step);
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          disabled={rows.length > 0}
          onClick={() => {
            setRows(createReadings(100_000));
            setMessage('100,000 rows created');
          }}
        >
          Create rows
        </Button>
        <Button
          variant="outlined"
          disabled={rows.length === 0 || isRunning}
          onClick={countFrames}
        >
          Scroll and count frames
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
      <Stack ref={root} sx={{ height: 400 }}>
        <DataGrid
          aria-label="Water levels"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </Stack>
    </Stack>
  );
}
