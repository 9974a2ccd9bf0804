import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import type { Folder, Piece } from '../data';

type PieceTableProps = {
  folder: Folder;
  selected: Piece;
  /** Ids of the pieces to rehearse. */
  rehearsal: string[];
  onSelect: (piece: Piece) => void;
};

export default function PieceTable(props: PieceTableProps) {
  const { folder, selected, rehearsal, onSelect } = props;

  return (
    <Box component="main" sx={{ px: { xs: 2, md: 4 }, py: { xs: 3, md: 4 } }}>
      <Typography level="h1">Sheet music</Typography>
      <Typography role="status" sx={{ mb: 3 }}>
        {folder.name}, {folder.pieces.length} pieces
      </Typography>
      <Table
        aria-label={`Pieces in ${folder.name}`}
        sx={{
          '--TableCell-height': '64px',
          '--TableCell-headBackground': 'transparent',
          '& thead th': { height: 40 },
          '& tbody tr': { position: 'relative' },
          '& tbody tr[data-selected]': { bgcolor: 'primary.softBg' },
          '& tbody tr:not([data-selected]):hover': {
            bgcolor: 'background.surface',
          },
          '& tbody th': {
            fontWeight: 400,
            textAlign: 'start',
            whiteSpace: 'normal',
          },
          '& .wide': { display: { xs: 'none', md: 'table-cell' } },
        }}
      >
        <thead>
          <tr>
            <th style={{ width: '46%' }}>Title</th>
            <th>Voices</th>
            <th className="wide">Length</th>
            <th className="wide">Added</th>
          </tr>
        </thead>
        <tbody>
          {folder.pieces.map((piece) => {
            const isSelected = piece.id === selected.id;
            return (
              <tr key={piece.id} data-selected={isSelected || undefined}>
                <th scope="row">
                  <Link
                    component="button"
                    overlay
                    underline="none"
                    aria-current={isSelected || undefined}
                    onClick={() => onSelect(piece)}
                    sx={{
                      color: 'text.primary',
                      fontWeight: 600,
                      textAlign: 'start',
                    }}
                  >
                    {piece.title}
                  </Link>
                  <Typography level="body-sm" sx={{ color: 'text.secondary' }}>
                    {piece.composer}
                  </Typography>
                </th>
                <td>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                    {piece.voices}
                    {rehearsal.includes(piece.id) && (
                      <Chip size="sm" color="primary" variant="solid">
                        Thursday
                      </Chip>
                    )}
                  </Box>
                </td>
                <td className="wide">{piece.length}</td>
                <td className="wide">{piece.added}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
