import { useId, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import TuneIcon from '@mui/icons-material/Tune';
import { countFilters } from '../search';
import Filters, { type FiltersProps } from './Filters';

/** Filters that are always visible on wide screens, and behind a button on phones. */
export default function FilterPanel({ criteria, onChange }: FiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = countFilters(criteria);

  return (
    <Box
      component="section"
      aria-label="Filters"
      sx={{
        position: { md: 'sticky' },
        top: 'calc(var(--page-top, 0px) + 24px)',
      }}
    >
      <Button
        fullWidth
        variant="outlined"
        color="neutral"
        startDecorator={<TuneIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' } }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Sheet
        id={id}
        variant="outlined"
        sx={{
          display: { xs: open ? 'block' : 'none', md: 'block' },
          mt: { xs: 1.5, md: 0 },
          p: 2.5,
          borderRadius: 'md',
        }}
      >
        <Filters criteria={criteria} onChange={onChange} />
      </Sheet>
    </Box>
  );
}
