import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const included = 'Soil mix';
const items = [included, 'Trowel', 'Labels', 'Twine', 'Seed tray', 'Gloves'];

export default function AutocompletePlantingBox() {
  const [box, setBox] = useState([included, 'Labels', 'Twine', 'Gloves']);

  return (
    <Autocomplete
      multiple
      limitTags={2}
      options={items}
      value={box}
      getOptionDisabled={(item) => item === included}
      onChange={(event, newBox) =>
        setBox([included, ...newBox.filter((item) => item !== included)])
      }
      renderValue={(chosen, getItemProps) =>
        chosen.map((item, index) => {
          const { key, onDelete, ...props } = getItemProps({ index });
          const isLocked = item === included;
          return (
            <Chip
              key={key}
              {...props}
              label={item}
              variant={isLocked ? 'outlined' : 'filled'}
              onDelete={isLocked ? undefined : onDelete}
            />
          );
        })
      }
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      renderInput={(params) => <TextField {...params} label="Planting box" />}
      sx={{ maxWidth: 400 }}
    />
  );
}
