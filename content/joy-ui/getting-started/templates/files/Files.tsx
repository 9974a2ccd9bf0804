import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import { CssVarsProvider } from '@mui/joy/styles';
import FolderNav from './components/FolderNav';
import LibraryHeader from './components/LibraryHeader';
import PieceDetails from './components/PieceDetails';
import PieceTable from './components/PieceTable';
import { folders, type Piece } from './data';
import { theme } from './theme';

const narrow = theme.breakpoints.down('lg').replace('@media ', '');

export default function Files() {
  const [folder, setFolder] = useState(folders[0]);
  const [piece, setPiece] = useState(folders[0].pieces[0]);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [rehearsal, setRehearsal] = useState(['river']);

  const handleSelect = (selected: Piece) => {
    setPiece(selected);
    // Wide screens show the details next to the table.
    setIsDrawerOpen(window.matchMedia(narrow).matches);
  };

  const details = (
    <PieceDetails
      key={piece.id}
      piece={piece}
      isInRehearsal={rehearsal.includes(piece.id)}
      onRehearsal={(isAdded) =>
        setRehearsal(
          isAdded
            ? [...rehearsal, piece.id]
            : rehearsal.filter((id) => id !== piece.id),
        )
      }
    />
  );

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box
        sx={{
          display: 'grid',
          minHeight: 'calc(100svh - var(--page-top, 0px))',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '230px minmax(0, 1fr)',
            lg: '250px minmax(0, 1fr) 360px',
          },
          gridTemplateRows: { xs: 'auto auto 1fr', md: 'auto 1fr' },
        }}
      >
        <LibraryHeader />
        <FolderNav
          current={folder}
          onChange={(next) => {
            setFolder(next);
            setPiece(next.pieces[0]);
          }}
        />
        <PieceTable
          folder={folder}
          selected={piece}
          rehearsal={rehearsal}
          onSelect={handleSelect}
        />
        <Box
          component="aside"
          aria-label="Details"
          sx={{
            display: { xs: 'none', lg: 'block' },
            p: 3,
            borderLeft: '1px solid',
            borderColor: 'divider',
          }}
        >
          {details}
        </Box>
        <Drawer
          anchor="bottom"
          open={isDrawerOpen}
          onClose={() => setIsDrawerOpen(false)}
          slotProps={{
            content: {
              'aria-label': 'Details',
              'aria-labelledby': undefined,
              sx: { height: 'auto', maxHeight: '100%', p: 3 },
            },
          }}
        >
          <ModalClose aria-label="Close" />
          {details}
        </Drawer>
      </Box>
    </CssVarsProvider>
  );
}
