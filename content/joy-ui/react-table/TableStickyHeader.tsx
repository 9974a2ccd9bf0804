import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const landings = [
  { boat: 'Aurora', crates: 31 },
  { boat: 'Cormorant', crates: 18 },
  { boat: 'Dunlin', crates: 42 },
  { boat: 'Halcyon', crates: 27 },
  { boat: 'Ragna II', crates: 54 },
  { boat: 'Saltwind', crates: 12 },
  { boat: 'Tern', crates: 23 },
  { boat: 'Vesper', crates: 36 },
];

export default function TableStickyHeader() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Landings on May 4"
      tabIndex={0}
      sx={{ height: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter aria-label="Landings on May 4">
        <thead>
          <tr>
            <th scope="col">Boat</th>
            <th scope="col">Crates</th>
          </tr>
        </thead>
        <tbody>
          {landings.map(({ boat, crates }) => (
            <tr key={boat}>
              <td>{boat}</td>
              <td>{crates}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>243</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
