import { useId, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const steps = [
  {
    name: '1. Take the wheel out',
    text: 'Shift to the smallest sprocket first.',
  },
  { name: '2. Lift the tire', text: 'Two levers, a hand apart.' },
  { name: '3. Patch the tube', text: 'Wait until the glue is dull.' },
];

export default function AccordionOneOpen() {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);

  return (
    <div>
      {steps.map(({ name, text }, index) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
