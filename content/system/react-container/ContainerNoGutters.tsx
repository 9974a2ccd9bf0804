import { Box, Container } from '@mui/system';

export default function ContainerNoGutters() {
  return (
    <main>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        Desks 1 to 4 have lamps, and desks 5 to 8 have power outlets.
      </Container>
      <Container component="figure" maxWidth="sm" disableGutters sx={{ my: 0 }}>
        <Box
          component="svg"
          viewBox="0 0 300 90"
          role="img"
          aria-label="Plan of the room with two rows of four desks"
          sx={{ display: 'block', bgcolor: '#e8e0cf' }}
        >
          {[1, 2, 3, 4, 5, 6, 7, 8].map((desk, index) => {
            const x = 25 + (index % 4) * 70;
            const y = index < 4 ? 12 : 52;
            return (
              <g key={desk}>
                <rect x={x} y={y} width="40" height="26" fill="#5b3a1e" />
                <text
                  x={x + 20}
                  y={y + 18}
                  fontSize="14"
                  textAnchor="middle"
                  fill="#ffffff"
                >
                  {desk}
                </text>
              </g>
            );
          })}
        </Box>
      </Container>
    </main>
  );
}
