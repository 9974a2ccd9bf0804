import Table from '@mui/joy/Table';

const tides = [
  { day: 'Mon, May 4', high: '06:12', low: '12:31' },
  { day: 'Tue, May 5', high: '06:58', low: '13:16' },
  { day: 'Wed, May 6', high: '07:45', low: '14:02' },
];

export default function TableBasics() {
  return (
    <Table>
      <caption>Tides at Port Selwick</caption>
      <thead>
        <tr>
          <th>Day</th>
          <th>High tide</th>
          <th>Low tide</th>
        </tr>
      </thead>
      <tbody>
        {tides.map(({ day, high, low }) => (
          <tr key={day}>
            <td>{day}</td>
            <td>{high}</td>
            <td>{low}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
