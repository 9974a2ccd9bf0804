import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const papers = ['Glossy', 'Matte', 'Baryta'];

export default function ButtonGroupPrintMenu() {
  const id = useId();
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const open = group !== null;
  const [paper, setPaper] = useState('Matte');
  const [prints, setPrints] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="contained" aria-label="Print">
        <Button onClick={() => setPrints(prints + 1)}>Print on {paper}</Button>
        <Button
          size="small"
          id={id}
          aria-label="Choose the paper"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setGroup(event.currentTarget.parentElement)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        open={open}
        anchorEl={group}
        onClose={() => setGroup(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {papers.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === paper}
            selected={name === paper}
            onClick={() => {
              setPaper(name);
              setGroup(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">Prints ordered: {prints}</Typography>
    </Stack>
  );
}
