import { useState } from 'react';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';

export default function ToggleButtonGroupToolbar() {
  const [style, setStyle] = useState(['bold']);
  const [align, setAlign] = useState('left');

  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'inline-flex', gap: 1, p: 0.5, borderRadius: 'md' }}
    >
      <ToggleButtonGroup
        aria-label="Text style of the weather report"
        variant="plain"
        spacing={0.5}
        value={style}
        onChange={(_event, newStyle) => setStyle(newStyle)}
      >
        <IconButton value="bold" aria-label="Bold">
          <FormatBoldIcon />
        </IconButton>
        <IconButton value="italic" aria-label="Italic">
          <FormatItalicIcon />
        </IconButton>
      </ToggleButtonGroup>
      <Divider orientation="vertical" />
      <ToggleButtonGroup
        aria-label="Alignment of the weather report"
        variant="plain"
        spacing={0.5}
        value={align}
        onChange={(_event, newAlign) => setAlign(newAlign ?? align)}
      >
        <IconButton value="left" aria-label="Left">
          <FormatAlignLeftIcon />
        </IconButton>
        <IconButton value="center" aria-label="Center">
          <FormatAlignCenterIcon />
        </IconButton>
      </ToggleButtonGroup>
    </Sheet>
  );
}
