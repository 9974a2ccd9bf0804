import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { LANGUAGES, type Language } from './languages';

const FRENCH = LANGUAGES.find(({ name }) => name === 'frFR') ?? null;
const BASE = { cssVariables: true, colorSchemes: { light: true, dark: true } };

export default function LocalizationSwitch() {
  const [language, setLanguage] = useState<Language | null>(FRENCH);
  const [alertOpen, setAlertOpen] = useState(true);
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState(10);
  const theme = useMemo(
    () => createTheme(BASE, language?.locale ?? {}),
    [language],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack component={Paper} spacing={2} lang={language?.tag} sx={{ p: 2 }}>
        <Autocomplete
          options={LANGUAGES}
          value={language}
          onChange={(_, chosen) => setLanguage(chosen)}
          renderInput={(params) => (
            <TextField {...params} label="Language of the ferry office" />
          )}
        />
        {alertOpen && (
          <Alert severity="info" onClose={() => setAlertOpen(false)}>
            {language?.name ?? 'No locale'}
          </Alert>
        )}
        <Rating readOnly value={4} />
        <Pagination count={9} />
        <TablePagination
          component="div"
          count={90}
          page={page}
          rowsPerPage={rows}
          onRowsPerPageChange={(event) => {
            setRows(Number(event.target.value));
            setPage(0);
          }}
          onPageChange={(_, next) => setPage(next)}
          sx={{ '& > .MuiToolbar-root': { flexWrap: 'wrap' } }}
        />
      </Stack>
    </ThemeProvider>
  );
}
