import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionSecondText() {
  const id = useId();

  return (
    <Accordion>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
      >
        <Typography component="span" sx={{ flexGrow: 1 }}>
          Adjust the gears
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary', mx: 2 }}>
          20 min
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        Turn the barrel adjuster half a turn, and shift through all gears.
      </AccordionDetails>
    </Accordion>
  );
}
