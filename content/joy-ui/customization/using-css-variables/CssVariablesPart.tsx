import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const archive = {
  '--joy-fontFamily-body': 'Georgia, serif',
  '--joy-palette-primary-solidBg': 'var(--joy-palette-warning-solidBg)',
  '--joy-palette-primary-solidHoverBg':
    'var(--joy-palette-warning-solidHoverBg)',
  '--joy-radius-sm': '0px',
};

export default function CssVariablesPart() {
  return (
    <Stack
      direction="row"
      spacing={4}
      sx={{ flexWrap: 'wrap', rowGap: 3 }}
      useFlexGap
    >
      {['New patterns', 'Archive'].map((part) => (
        <Box
          key={part}
          component="section"
          aria-label={part}
          sx={part === 'Archive' ? archive : undefined}
        >
          <Typography level="title-md" component="p">
            {part}
          </Typography>
          <FormControl sx={{ my: 1.5 }}>
            <FormLabel>Pattern number</FormLabel>
            <Input defaultValue="208" />
          </FormControl>
          <Button>Find</Button>
        </Box>
      ))}
    </Stack>
  );
}
