import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import { seeds, type Seed } from './data';

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 140 },
  { field: 'family', headerName: 'Family', width: 130 },
];

const parsePhrases = (text: string) =>
  text.split(',').flatMap((phrase) => phrase.trim() || []);
const formatPhrases = (phrases: string[]) => phrases.join(', ');

function SeedToolbar() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Toolbar aria-label="Seeds">
      <Typography sx={{ flexGrow: 1, mx: 1 }}>Seeds</Typography>
      <QuickFilter
        expanded={isOpen}
        onExpandedChange={setIsOpen}
        parser={parsePhrases}
        formatter={formatPhrases}
      >
        {isOpen ? (
          <QuickFilterControl
            render={({ ref, slotProps, ...props }) => (
              <TextField
                {...props}
                size="small"
                placeholder="moon squash, gourd"
                inputRef={ref}
                slotProps={{
                  htmlInput: {
                    ...slotProps?.htmlInput,
                    'aria-label': 'Search seeds',
                  },
                  input: {
                    endAdornment: props.value && (
                      <QuickFilterClear edge="end" aria-label="Clear search">
                        <CancelIcon fontSize="small" />
                      </QuickFilterClear>
                    ),
                  },
                }}
              />
            )}
          />
        ) : (
          <QuickFilterTrigger
            render={<ToolbarButton />}
            aria-label="Search seeds"
          >
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        )}
      </QuickFilter>
    </Toolbar>
  );
}

export default function DataGridFilterSearchToggle() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Seeds with a search button"
        rows={seeds}
        columns={columns}
        showToolbar
        slots={{ toolbar: SeedToolbar }}
        hideFooter
      />
    </Box>
  );
}
