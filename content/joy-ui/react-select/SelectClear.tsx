import { useRef, useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import CloseIcon from '@mui/icons-material/Close';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';

export default function SelectClear() {
  const [ship, setShip] = useState<string | null>('heron');
  const action = useRef<{ focusVisible(): void }>(null);

  function clear() {
    setShip(null);
    action.current?.focusVisible();
  }

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Ship</FormLabel>
      <Select
        action={action}
        value={ship}
        onChange={(_event, value) => setShip(value)}
        placeholder="Any ship"
        startDecorator={<DirectionsBoatIcon />}
        endDecorator={
          ship && (
            <IconButton aria-label="Clear ship" onClick={clear}>
              <CloseIcon />
            </IconButton>
          )
        }
        indicator={ship ? null : undefined}
        slotProps={{ listbox: { 'aria-label': 'Ship' } }}
        sx={{ '--Select-placeholderOpacity': 0.8 }}
      >
        <Option value="heron">Gray Heron</Option>
        <Option value="lantern">Lantern</Option>
        <Option value="tern">Arctic Tern</Option>
      </Select>
    </FormControl>
  );
}
