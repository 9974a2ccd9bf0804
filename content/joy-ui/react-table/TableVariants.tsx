import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const piers = [
  { name: 'North pier', berths: 24 },
  { name: 'Fish dock', berths: 9 },
];

export default function TableVariants() {
  return (
    <Stack spacing={3}>
      {(['plain', 'outlined', 'soft'] as const).map((variant) => (
        <Table
          key={variant}
          variant={variant}
          aria-label={`Piers (${variant})`}
        >
          <thead>
            <tr>
              <th>Pier</th>
              <th>Berths</th>
            </tr>
          </thead>
          <tbody>
            {piers.map(({ name, berths }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{berths}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
