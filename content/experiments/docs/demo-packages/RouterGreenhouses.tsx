import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router';

const greenhouses = [
  { path: '/', name: 'Ferns', degrees: 18 },
  { path: '/cacti', name: 'Cacti', degrees: 26 },
];

function Doors() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Greenhouses"
      value={pathname}
      onChange={(_, path: string | null) => path && void navigate(path)}
    >
      {greenhouses.map(({ path, name }) => (
        <ToggleButton key={path} value={path}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export default function RouterGreenhouses() {
  return (
    <MemoryRouter>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Doors />
        <Typography role="status">
          <Routes>
            {greenhouses.map(({ path, degrees }) => (
              <Route key={path} path={path} element={`${degrees} °C`} />
            ))}
          </Routes>
        </Typography>
      </Stack>
    </MemoryRouter>
  );
}
