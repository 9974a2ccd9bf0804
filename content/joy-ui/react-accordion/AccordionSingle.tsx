import { useState } from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const courses = [
  { name: 'Front crawl', text: 'Mondays at 6 p.m. with Jonas.' },
  { name: 'Backstroke', text: 'Tuesdays at 5 p.m. with Mireille.' },
  { name: 'Diving', text: 'Fridays at 7 p.m. with Tove.' },
];

export default function AccordionSingle() {
  const [open, setOpen] = useState<string | null>('Front crawl');

  return (
    <AccordionGroup>
      {courses.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, isExpanded) => setOpen(isExpanded ? name : null)}
        >
          <AccordionSummary>{name}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
