import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ToolsList } from './tools-list';
import { ToolsTable } from './tools-table';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
}));

const Column = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

/** A small screen that takes all of its density from the theme. */
export function DensityPreview() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Preview"
      sx={{ overflow: 'hidden' }}
    >
      <Toolbar sx={{ gap: 1, borderBottom: 1, borderColor: 'divider' }}>
        <strong>Tool library</strong>
        <IconButton
          aria-label="Clear the list"
          sx={{ marginInlineStart: 'auto' }}
        >
          <DeleteIcon />
        </IconButton>
      </Toolbar>
      <Body>
        <Column onSubmit={(event) => event.preventDefault()}>
          <Field label="Borrower" value="Ines Okafor" />
          <Field label="Tool" value="Belt sander" />
          <Row>
            <FormControlLabel
              control={<Checkbox defaultChecked />}
              label="Deposit paid"
            />
            <Button type="submit" variant="contained">
              Lend
            </Button>
          </Row>
        </Column>
        <ToolsList />
        <ToolsTable />
      </Body>
    </Paper>
  );
}

/** As `TextField` is made. */
function Field({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <FormControl>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} defaultValue={value} />
    </FormControl>
  );
}
