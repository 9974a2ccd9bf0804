import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Hide = styled('section')({
  containerType: 'inline-size',
  containerName: 'hide',
});

const Visitors = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.containerQueries('hide').up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
  },
}));

const BIRDS = ['Teal', 'Snipe', 'Bittern'];

export default function ContainerNamed() {
  return (
    <Hide aria-label="Seen from the west hide">
      <Box sx={{ containerType: 'inline-size', maxWidth: 480 }}>
        <Visitors>
          {BIRDS.map((bird) => (
            <Box
              component="li"
              key={bird}
              sx={{
                p: 1,
                border: 1,
                borderColor: { xs: 'divider', '@sm/hide': 'success.main' },
                borderRadius: 1,
              }}
            >
              {bird}
            </Box>
          ))}
        </Visitors>
      </Box>
    </Hide>
  );
}
