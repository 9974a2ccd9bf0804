import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LANGUAGES, rowsPerPage, untranslated } from './languages';

const HEADS = ['Language', 'Import', '“Rows per page:”', 'In English'];

export default function LocalizationTable() {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = LANGUAGES.filter(({ label, name }) =>
    `${label} ${name}`.toLowerCase().includes(wanted),
  );

  return (
    <Stack spacing={1} sx={{ pt: 1 }}>
      <TextField
        type="search"
        label="Language or import"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Typography role="status" variant="body2">
        {found.length} of {LANGUAGES.length} locales
      </Typography>
      <TableContainer
        component={Paper}
        variant="outlined"
        role="region"
        aria-label="Locales"
        tabIndex={0}
        sx={{ maxHeight: 460 }}
      >
        <Table stickyHeader size="small">
          <TableHead>
            <TableRow>
              {HEADS.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map((language) => (
              <TableRow key={language.name}>
                <TableCell suppressHydrationWarning>{language.label}</TableCell>
                <TableCell>
                  <code>{language.name}</code>
                </TableCell>
                <TableCell lang={language.tag}>
                  <bdi>{rowsPerPage(language)}</bdi>
                </TableCell>
                <TableCell>{untranslated(language)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
