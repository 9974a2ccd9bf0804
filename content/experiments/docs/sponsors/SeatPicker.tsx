import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SeatPicker() {
  const [seat, setSeat] = useState('window');
  return (
    <ToggleButtonGroup
      exclusive
      value={seat}
      onChange={(_event, value: string | null) => setSeat(value ?? seat)}
      aria-label="Seat"
    >
      <ToggleButton value="window">Window</ToggleButton>
      <ToggleButton value="aisle">Aisle</ToggleButton>
    </ToggleButtonGroup>
  );
}
