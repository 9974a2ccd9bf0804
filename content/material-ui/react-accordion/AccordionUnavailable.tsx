import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionUnavailable() {
  const id = useId();

  return (
    <div>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-rim-summary`}
          aria-controls={`${id}-rim-details`}
        >
          <Typography component="span">Rim brakes</Typography>
        </AccordionSummary>
        <AccordionDetails>Replace pads that are below 1 mm.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          id={`${id}-disc-summary`}
          aria-controls={`${id}-disc-details`}
        >
          <Typography component="span">
            Disc brakes (in the next edition)
          </Typography>
        </AccordionSummary>
      </Accordion>
    </div>
  );
}
