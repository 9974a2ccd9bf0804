import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ToolsList } from './tools-list';
import { ToolsTable } from './tools-table';

const Frame = styled('section')({
  overflow: 'hidden',
  border: '1px solid var(--docs-palette-divider)',
  borderRadius: 'var(--docs-shape-borderRadius)',
  background: 'var(--docs-palette-background-paper)',
});

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

/** Small screen whose density comes from the theme only. */
export function DensityPreview() {
  const deposit = useId();
  return (
    <Frame aria-label="Preview">
      <Toolbar sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <strong>Tool library</strong>
      </Toolbar>
      <Body>
        <Column onSubmit={(event) => event.preventDefault()}>
          <Field label="Borrower" value="Ines Okafor" />
          <Field label="Tool" value="Belt sander" />
          <Row>
            <div>
              <Checkbox defaultChecked id={deposit} />
              <label htmlFor={deposit}>Deposit paid</label>
            </div>
            <Button type="submit" variant="contained">
              Lend
            </Button>
          </Row>
        </Column>
        <ToolsList />
        <ToolsTable />
      </Body>
    </Frame>
  );
}

/** Field with the same parts as `TextField`. */
function Field({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <FormControl>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} defaultValue={value} />
    </FormControl>
  );
}
