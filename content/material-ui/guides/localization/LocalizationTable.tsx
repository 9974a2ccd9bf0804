import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LANGUAGES, untranslated } from './languages';

export default function LocalizationTable() {
  return (
    <TableContainer
      role="region"
      aria-label="Locales"
      tabIndex={0}
      sx={{ maxHeight: 440, whiteSpace: 'nowrap' }}
    >
      <Table stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>Language</TableCell>
            <TableCell>Import</TableCell>
            <TableCell>“Rows per page:”</TableCell>
            <TableCell>In English</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {LANGUAGES.map((language) => (
            <TableRow key={language.name}>
              <TableCell suppressHydrationWarning>{language.label}</TableCell>
              <TableCell>
                <code>{language.name}</code>
              </TableCell>
              <TableCell lang={language.tag}>
                <bdi>
                  {
                    language.locale.components?.MuiTablePagination?.defaultProps
                      .labelRowsPerPage
                  }
                </bdi>
              </TableCell>
              <TableCell>{untranslated(language)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
