import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';

export default function ButtonGroupCustomization() {
  return (
    <ButtonGroup
      variant="contained"
      disableElevation
      aria-label="Filter"
      sx={{
        [`& .${buttonGroupClasses.grouped}`]: {
          borderColor: 'background.paper',
          bgcolor: 'text.primary',
          color: 'background.paper',
        },
        [`& .${buttonGroupClasses.firstButton}`]: {
          borderStartStartRadius: 20,
          borderEndStartRadius: 20,
        },
        [`& .${buttonGroupClasses.lastButton}`]: {
          borderStartEndRadius: 20,
          borderEndEndRadius: 20,
        },
      }}
    >
      <Button>Sepia</Button>
      <Button>Red</Button>
      <Button>Green</Button>
    </ButtonGroup>
  );
}
