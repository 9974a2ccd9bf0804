import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MemoryRouter, NavLink, Route, Routes } from 'react-router';

const greenhouses = [
  { path: '/', name: 'Ferns', degrees: 18 },
  { path: '/cacti', name: 'Cacti', degrees: 26 },
];

export default function RouterGreenhouses() {
  return (
    <MemoryRouter>
      <Stack spacing={2}>
        <Stack
          component="nav"
          direction="row"
          aria-label="Greenhouses"
          spacing={2}
        >
          {greenhouses.map(({ path, name }) => (
            <Link key={path} component={NavLink} to={path}>
              {name}
            </Link>
          ))}
        </Stack>
        <Box role="status">
          <Routes>
            {greenhouses.map(({ path, name, degrees }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Typography>
                    {name}: {degrees} °C
                  </Typography>
                }
              />
            ))}
          </Routes>
        </Box>
      </Stack>
    </MemoryRouter>
  );
}
