import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface LinkTabProps {
  label: string;
  href: string;
  value: string;
  selected?: boolean; // set by Tabs
}

function LinkTab(props: LinkTabProps) {
  return (
    <Tab
      component="a"
      {...props}
      role={undefined}
      aria-selected={undefined}
      aria-current={props.selected ? 'page' : undefined}
      tabIndex={0}
    />
  );
}

export default function NavTabs() {
  const [page, setPage] = useState('orders');

  return (
    <Box component="nav" aria-label="Customer">
      <Tabs
        variant="scrollable"
        value={page}
        onChange={(event, newPage: string) => {
          event.preventDefault(); // a router would navigate here
          setPage(newPage);
        }}
        slotProps={{ list: { role: undefined } }}
      >
        <LinkTab value="orders" label="Orders" href="#tabs-as-links" />
        <LinkTab value="returns" label="Returns" href="#tabs-as-links" />
        <LinkTab value="messages" label="Messages" href="#tabs-as-links" />
      </Tabs>
    </Box>
  );
}
