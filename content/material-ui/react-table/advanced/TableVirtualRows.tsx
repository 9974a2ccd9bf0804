import { useRef } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';

const count = 20_000;
const rowHeight = 33;
const subjects = ['Crime', 'Garden', 'Travel', 'Poetry', 'Bread'];

export default function TableVirtualRows() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { getTotalSize, getVirtualItems } = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scrollerRef.current,
    initialRect: { width: 400, height: 240 },
  });
  const rows = getVirtualItems();
  const above = rows[0]?.start ?? 0;
  const below = getTotalSize() - (rows.at(-1)?.end ?? 0);

  return (
    <TableContainer
      ref={scrollerRef}
      role="region"
      aria-label="Catalog"
      tabIndex={0}
      sx={{ height: 240, maxWidth: 400 }}
    >
      <Table
        size="small"
        stickyHeader
        aria-label="All books"
        aria-rowcount={count + 1}
        sx={{ tableLayout: 'fixed' }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Number</TableCell>
            <TableCell>Subject</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <tr aria-hidden style={{ height: above }} />
          {rows.map(({ index }) => (
            <TableRow key={index} aria-rowindex={index + 2}>
              <TableCell component="th" scope="row">
                B-{10_001 + index}
              </TableCell>
              <TableCell>{subjects[index % 5]}</TableCell>
            </TableRow>
          ))}
          <tr aria-hidden style={{ height: below }} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
