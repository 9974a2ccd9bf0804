import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const invoices = [
  { id: '1042', customer: 'Northwind Café', amount: '$480.00' },
  { id: '1043', customer: 'Harbor Books', amount: '$125.50' },
  { id: '1044', customer: 'Studio Lindqvist', amount: '$2,300.00' },
];

export default function CheckboxBasic() {
  const [paid, setPaid] = useState(['1042']);

  const toggle = (id: string, checked: boolean) =>
    setPaid(checked ? [...paid, id] : paid.filter((other) => other !== id));

  return (
    <Stack sx={{ width: '100%', maxWidth: 400 }}>
      {invoices.map(({ id, customer, amount }) => (
        <Stack key={id} direction="row" sx={{ alignItems: 'center' }}>
          <Checkbox
            checked={paid.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
            slotProps={{
              input: { 'aria-label': `Invoice ${id} of ${customer} is paid` },
            }}
          />
          <Typography sx={{ flexGrow: 1 }}>{customer}</Typography>
          <Typography>{amount}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
