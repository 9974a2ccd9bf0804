import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import Header from './components/Header';
import OrderList from './components/OrderList';
import OrderTable from './components/OrderTable';
import StageFilter from './components/StageFilter';
import Toolbar from './components/Toolbar';
import { orders, type Stage } from './data';
import { findOrders, type Sort } from './findOrders';
import { theme } from './theme';

export default function Dashboard() {
  const [query, setQuery] = useState('');
  const [stage, setStage] = useState<Stage | null>(null);
  const [sort, setSort] = useState<Sort>({
    key: 'arrives',
    isDescending: false,
  });
  const found = findOrders(query, stage, sort);

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ minHeight: 'calc(100svh - var(--page-top, 0px))' }}>
        <Header />
        <Stack
          component="main"
          sx={{
            gap: 3,
            maxWidth: 1200,
            mx: 'auto',
            px: { xs: 2, md: 4 },
            py: { xs: 3, md: 5 },
          }}
        >
          <div>
            <Typography level="h1">Orders</Typography>
            <Typography>Spring season, as of Tuesday, May 12</Typography>
          </div>
          <StageFilter stage={stage} onChange={setStage} />
          <Sheet
            variant="outlined"
            sx={{ borderRadius: 'md', overflow: 'hidden' }}
          >
            <Toolbar
              query={query}
              onQuery={setQuery}
              sort={sort}
              onSort={setSort}
            />
            {found.length > 0 && (
              <>
                <OrderTable orders={found} sort={sort} onSort={setSort} />
                <OrderList orders={found} />
              </>
            )}
            <Typography role="status" level="body-sm" sx={{ px: 2.5, py: 2 }}>
              {found.length === 0
                ? 'No orders found. Try another word or stage.'
                : `Showing ${found.length} of ${orders.length} orders`}
            </Typography>
          </Sheet>
        </Stack>
      </Box>
    </CssVarsProvider>
  );
}
