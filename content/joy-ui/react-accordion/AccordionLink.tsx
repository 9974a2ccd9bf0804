import { useState } from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function AccordionLink() {
  const [isExpanded, setExpanded] = useState(false);

  return (
    <Stack spacing={2}>
      <Link href="#badge-test-summary" onClick={() => setExpanded(true)}>
        What do I have to swim for the badge?
      </Link>
      <AccordionGroup>
        <Accordion
          accordionId="badge-test"
          expanded={isExpanded}
          onChange={(_event, expanded) => setExpanded(expanded)}
        >
          <AccordionSummary>Bronze badge</AccordionSummary>
          <AccordionDetails>200 meters in fifteen minutes.</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>Test dates</AccordionSummary>
          <AccordionDetails>The first Sunday of the month.</AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </Stack>
  );
}
