import { useState } from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const rules = [
  { name: 'Before the lesson', text: 'Shower, and wait on the bench.' },
  { name: 'In the water', text: 'Keep to the right of your lane.' },
  { name: 'After the lesson', text: 'Return the kickboards.' },
];

export default function AccordionExpandAll() {
  const [open, setOpen] = useState<string[]>([]);
  const isAllOpen = open.length === rules.length;

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button
        size="sm"
        variant="soft"
        onClick={() => setOpen(isAllOpen ? [] : rules.map(({ name }) => name))}
      >
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <AccordionGroup sx={{ width: '100%' }}>
        {rules.map(({ name, text }) => (
          <Accordion
            key={name}
            expanded={open.includes(name)}
            onChange={(_event, isExpanded) =>
              setOpen(
                isExpanded
                  ? [...open, name]
                  : open.filter((other) => other !== name),
              )
            }
          >
            <AccordionSummary>{name}</AccordionSummary>
            <AccordionDetails>{text}</AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
    </Stack>
  );
}
