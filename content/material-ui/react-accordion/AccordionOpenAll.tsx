import { useId, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const tools = [
  { name: 'For the road', text: 'Pump, levers, patches, 5 mm hex key.' },
  { name: 'For the shed', text: 'Stand, chain whip, cable cutter.' },
];
const names = tools.map(({ name }) => name);

export default function AccordionOpenAll() {
  const id = useId();
  const [open, setOpen] = useState<string[]>([]);
  const all = open.length === names.length;

  return (
    <div>
      <Button onClick={() => setOpen(all ? [] : names)} sx={{ mb: 1 }}>
        {all ? 'Collapse all' : 'Expand all'}
      </Button>
      {tools.map(({ name, text }, index) => (
        <Accordion
          key={name}
          expanded={open.includes(name)}
          onChange={(event, expanded) =>
            setOpen(
              expanded
                ? [...open, name]
                : open.filter((other) => other !== name),
            )
          }
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
