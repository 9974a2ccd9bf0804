import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const repairs = [
  { name: 'Flat tire', text: 'Find the hole under water, and dry the tube.' },
  {
    name: 'Squeaking brakes',
    text: 'Clean the rim, and sand the pads lightly.',
  },
  { name: 'Loose bell', text: 'Tighten the screw below the handlebar.' },
];

export default function AccordionBasics() {
  const id = useId();

  return (
    <div>
      {repairs.map(({ name, text }, index) => (
        <Accordion key={name} defaultExpanded={index === 0}>
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
