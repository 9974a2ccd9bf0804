import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import { ToolsList } from './tools-list';
import { ToolsTable } from './tools-table';

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
        <Chip label="6 on loan" sx={{ marginInlineStart: 'auto' }} />
        <IconButton aria-label="Clear the list">
          <DeleteIcon />
        </IconButton>
      </Toolbar>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Stack
          component="form"
          spacing={2}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField label="Borrower" defaultValue="Ines Okafor" />
          <TextField label="Tool" defaultValue="Belt sander" />
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            <FormControlLabel
              control={<Checkbox defaultChecked />}
              label="Deposit paid"
            />
            <Button type="submit" variant="contained">
              Lend
            </Button>
          </Stack>
        </Stack>
        <ToolsList />
        <ToolsTable />
      </Stack>
    </Paper>
  );
}
