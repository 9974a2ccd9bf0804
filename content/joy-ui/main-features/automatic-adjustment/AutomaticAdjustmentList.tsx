import { useState } from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import GrassIcon from '@mui/icons-material/Grass';

const presets = {
  Dense: { '--ListItem-minHeight': '28px', '--ListItemDecorator-size': '32px' },
  Rounded: {
    '--List-padding': '8px',
    '--List-radius': '20px',
    '--ListItem-paddingX': '16px',
  },
  Spaced: {
    '--List-gap': '8px',
    '--List-padding': '8px',
    '--List-radius': '8px',
  },
};

const beds = ['Beans and squash', 'Onions and carrots', 'Strawberries'];

export default function AutomaticAdjustmentList() {
  const [preset, setPreset] = useState<keyof typeof presets>('Rounded');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Preset"
        value={preset}
        onChange={(event, value) => value && setPreset(value)}
      >
        {Object.keys(presets).map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <List
        variant="outlined"
        aria-label="Beds"
        sx={[{ width: 300 }, presets[preset]]}
      >
        {beds.map((bed, index) => (
          <ListItem key={bed}>
            <ListItemButton variant={index === 1 ? 'soft' : 'plain'}>
              <ListItemDecorator>
                <GrassIcon />
              </ListItemDecorator>
              {bed}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
