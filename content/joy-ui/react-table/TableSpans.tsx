import Table from '@mui/joy/Table';

const piers = [
  { pier: 'North pier', berths: [12, 13], boats: ['Ragna II', 'Free'] },
  { pier: 'Fish dock', berths: [3, 4], boats: ['Tern', 'Cormorant'] },
];

export default function TableSpans() {
  return (
    <Table
      borderAxis="both"
      aria-label="Berth plan"
      sx={{
        '& tbody th': { borderBottomWidth: 1, borderBottomStyle: 'solid' },
      }}
    >
      <colgroup />
      <colgroup span={2} />
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            Pier
          </th>
          <th colSpan={2} scope="colgroup">
            Night of May 4
          </th>
        </tr>
        <tr>
          <th scope="col">Berth</th>
          <th scope="col">Boat</th>
        </tr>
      </thead>
      {piers.map(({ pier, berths, boats }) => (
        <tbody key={pier}>
          {berths.map((berth, index) => (
            <tr key={berth}>
              {index === 0 && (
                <th rowSpan={berths.length} scope="rowgroup">
                  {pier}
                </th>
              )}
              <td>{berth}</td>
              <td>{boats[index]}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
