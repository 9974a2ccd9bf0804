import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionOnDemand() {
  const id = useId();

  return (
    <Accordion
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 300, unmountOnExit: true } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
      >
        <Typography component="span">Drawing of a hub</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <svg
          role="img"
          aria-label="Axle in a hub"
          width="120"
          viewBox="0 0 12 6"
        >
          <path d="M0 2.5h12v1H0z" fill="currentColor" />
          <path
            d="M3 1h6v4H3z"
            fill="none"
            stroke="currentColor"
            strokeWidth="0.4"
          />
        </svg>
      </AccordionDetails>
    </Accordion>
  );
}
