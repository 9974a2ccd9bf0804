import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function Picture() {
  return (
    <Tabs value={0}>
      <Tab label="Hours" sx={{ minWidth: 0, borderBottom: 2 }} />
      <Tab label="Prices" sx={{ minWidth: 0 }} />
    </Tabs>
  );
}
