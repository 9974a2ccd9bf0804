import Table from '@mui/joy/Table';

const notices = [
  {
    date: 'May 2',
    text: 'The crane on the fish dock is out of service until Friday.',
  },
  {
    date: 'May 3',
    text: 'A fishing net is drifting half a mile west of the breakwater.',
  },
];

export default function TableTruncated() {
  return (
    <Table noWrap aria-label="Notices" sx={{ maxWidth: 320 }}>
      <thead>
        <tr>
          <th style={{ width: 72 }}>Date</th>
          <th>Notice</th>
        </tr>
      </thead>
      <tbody>
        {notices.map(({ date, text }) => (
          <tr key={date}>
            <td>{date}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
