import { useState } from 'react';
import Radio from '@mui/joy/Radio';
import Table from '@mui/joy/Table';

const owners = ['Mara Quist', 'Ilan Brook', 'Petra Sand'];

export default function RadioTable() {
  const [contact, setContact] = useState('Mara Quist');

  return (
    <Table aria-label="Owners of Biscuit" sx={{ maxWidth: 400 }}>
      <thead>
        <tr>
          <th scope="col">Owner</th>
          <th scope="col">Call first</th>
        </tr>
      </thead>
      <tbody>
        {owners.map((owner) => (
          <tr key={owner}>
            <td>{owner}</td>
            <td>
              <Radio
                name="contact"
                value={owner}
                checked={owner === contact}
                onChange={(event) => setContact(event.target.value)}
                slotProps={{ input: { 'aria-label': `Call ${owner} first` } }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
