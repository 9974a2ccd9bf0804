import Table from '@mui/joy/Table';

const entries = [
  {
    time: '06:10',
    boat: 'Tern',
    note: 'Left for the outer bay with a crew of three',
  },
  {
    time: '07:25',
    boat: 'Ragna II',
    note: 'Took on 400 liters of diesel at the fish dock',
  },
  { time: '09:40', boat: 'Halcyon', note: 'Moved from berth 12 to berth 15' },
];

export default function TableColumnWidths() {
  return (
    <Table aria-label="Harbor log for May 4">
      <thead>
        <tr>
          <th style={{ width: 64 }}>Time</th>
          <th style={{ width: '20%' }}>Boat</th>
          <th>Note</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ time, boat, note }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{boat}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
