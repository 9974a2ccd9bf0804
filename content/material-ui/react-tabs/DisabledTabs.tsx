import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTabs() {
  const [value, setValue] = useState('address');

  return (
    <Tabs
      variant="scrollable"
      aria-label="Checkout"
      value={value}
      onChange={(event, newValue: string) => setValue(newValue)}
    >
      <Tab value="address" label="Address" />
      <Tab value="delivery" label="Delivery" />
      <Tab value="payment" label="Payment" disabled />
    </Tabs>
  );
}
