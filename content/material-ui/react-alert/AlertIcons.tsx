import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';

const weather = {
  info: <ThermostatIcon fontSize="inherit" />,
  warning: <AirIcon fontSize="inherit" />,
};

export default function AlertIcons() {
  return (
    <Stack spacing={1}>
      <Alert severity="info" iconMapping={weather} role="note">
        −9 °C at the summit, −2 °C in the valley.
      </Alert>
      <Alert severity="warning" iconMapping={weather} role="note">
        Gusts of 70 km/h on the ridge.
      </Alert>
      <Alert icon={<AcUnitIcon fontSize="inherit" />} role="note">
        15 cm of fresh snow since yesterday.
      </Alert>
      <Alert severity="info" icon={false} role="note">
        The next report follows at 11 a.m.
      </Alert>
    </Stack>
  );
}
