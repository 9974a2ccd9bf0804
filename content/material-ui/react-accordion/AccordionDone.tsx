import { useId, useRef, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionDone() {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(true);
  const [done, setDone] = useState(false);

  const close = (nextDone: boolean) => {
    setDone(nextDone);
    setExpanded(false);
    summary.current?.focus();
  };

  return (
    <Accordion
      expanded={expanded}
      onChange={(event, nextExpanded) => setExpanded(nextExpanded)}
    >
      <AccordionSummary
        ref={summary}
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
      >
        <Typography component="span">
          {done ? 'Chain (oiled)' : 'Chain (not oiled yet)'}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        Put one drop on each link, and wipe off the excess.
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => close(false)}>Later</Button>
        <Button onClick={() => close(true)}>Done</Button>
      </AccordionActions>
    </Accordion>
  );
}
