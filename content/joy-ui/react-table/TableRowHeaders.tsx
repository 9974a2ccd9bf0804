import Table from '@mui/joy/Table';

const berths = [
  { berth: 'Berth 12', boat: 'Ragna II', depth: '3.1 m' },
  { berth: 'Berth 13', boat: 'Free', depth: '2.8 m' },
  { berth: 'Berth 14', boat: 'Tern', depth: '2.8 m' },
];

export default function TableRowHeaders() {
  return (
    <Table
      aria-label="Berths on the north pier"
      stripe="odd"
      hoverRow
      sx={{ '& tbody th': { bgcolor: 'transparent' } }}
    >
      <thead>
        <tr>
          <th scope="col">Berth</th>
          <th scope="col">Boat</th>
          <th scope="col">Depth</th>
        </tr>
      </thead>
      <tbody>
        {berths.map(({ berth, boat, depth }) => (
          <tr key={berth}>
            <th scope="row">{berth}</th>
            <td>{boat}</td>
            <td>{depth}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
