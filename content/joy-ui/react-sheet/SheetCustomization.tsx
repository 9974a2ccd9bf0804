import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import NightsStayIcon from '@mui/icons-material/NightsStay';

export default function SheetCustomization() {
  return (
    <Sheet
      variant="outlined"
      sx={(theme) => ({
        '--Icon-color': theme.vars.palette.warning.plainColor,
        display: 'flex',
        gap: 2,
        maxWidth: 400,
        p: 2,
        borderRadius: '4px 24px',
        borderLeft: '4px solid',
        borderLeftColor: 'warning.500',
        boxShadow: 'md',
      })}
    >
      <NightsStayIcon />
      <Typography>
        New moon on March 19, so plan the faint galaxies then.
      </Typography>
    </Sheet>
  );
}
