import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const COLORS = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;
const TOKENS = ['light', 'main', 'dark', 'contrastText'] as const;

export default function PaletteTokens() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Colors of the palette"
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Color</TableCell>
            {TOKENS.map((token) => (
              <TableCell key={token}>{token}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {COLORS.map((color) => (
            <TableRow key={color}>
              <TableCell component="th" scope="row">
                {color}
              </TableCell>
              {TOKENS.map((token) => (
                <TableCell key={token}>
                  <Box
                    sx={{
                      width: 48,
                      height: 28,
                      border: 1,
                      borderColor: 'divider',
                      borderRadius: 1,
                      bgcolor: `${color}.${token}`,
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
