import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const tight = createTheme({ spacing: 4 });

// With CSS variables, `sx` and `Stack` read the unit from `vars`.
const tighten = (outer: Theme): Theme => ({
  ...tight,
  ...outer,
  spacing: tight.spacing,
  vars: outer.vars && { ...outer.vars, spacing: '4px' },
});

function RepairForm({ bench }: { bench: string }) {
  return (
    <Stack
      component="form"
      aria-label={bench}
      onSubmit={(event) => event.preventDefault()}
      spacing={2}
      sx={{
        flex: '1 1 200px',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <strong>{bench}</strong>
      <TextField label="Frame number" />
      <Button type="submit" variant="outlined">
        Check in
      </Button>
    </Stack>
  );
}

export default function SpacingFollows() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={3}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      <RepairForm bench="A unit of 8px" />
      <ThemeProvider theme={tighten}>
        <RepairForm bench="A unit of 4px" />
      </ThemeProvider>
    </Stack>
  );
}
