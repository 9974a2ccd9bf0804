import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import FilterPanel from './components/FilterPanel';
import Intro from './components/Intro';
import Results from './components/Results';
import SavedDrawer from './components/SavedDrawer';
import SiteHeader from './components/SiteHeader';
import { boats, type Boat } from './boats';
import { everything } from './search';
import { theme } from './theme';

export default function RentalSearch() {
  const [criteria, setCriteria] = useState(everything);
  const [saved, setSaved] = useState(['lantern']);
  const [savedOpen, setSavedOpen] = useState(false);

  const handleToggle = ({ id }: Boat) =>
    setSaved((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ minHeight: 'calc(100svh - var(--page-top, 0px))' }}>
        <SiteHeader
          saved={saved.length}
          onOpenSaved={() => setSavedOpen(true)}
        />
        <Box
          component="main"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px 1fr' },
            alignItems: 'start',
            gap: { xs: 3, md: 4 },
            maxWidth: 1360,
            mx: 'auto',
            px: { xs: 2, md: 4 },
            py: { xs: 2, md: 4 },
          }}
        >
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Intro />
          </Box>
          <FilterPanel criteria={criteria} onChange={setCriteria} />
          <Results criteria={criteria} saved={saved} onToggle={handleToggle} />
        </Box>
      </Box>
      <SavedDrawer
        boats={boats.filter(({ id }) => saved.includes(id))}
        open={savedOpen}
        onClose={() => setSavedOpen(false)}
        onRemove={handleToggle}
      />
    </CssVarsProvider>
  );
}
