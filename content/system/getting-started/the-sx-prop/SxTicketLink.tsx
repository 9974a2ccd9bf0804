import { Box } from '@mui/system';

export default function SxTicketLink() {
  return (
    <Box
      component="a"
      href="#states-and-nested-elements"
      sx={{
        display: 'block',
        maxWidth: 320,
        boxSizing: 'border-box',
        p: 2,
        border: 1,
        borderRadius: 2,
        color: 'inherit',
        textDecoration: 'none',
        '& strong': { display: 'block', mb: 0.5 },
        '&:hover strong': { textDecoration: 'underline' },
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      <strong>Family ticket</strong>
      Two adults and their children, all day, 24 euros
    </Box>
  );
}
