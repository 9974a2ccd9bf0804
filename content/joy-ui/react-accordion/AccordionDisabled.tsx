import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDisabled() {
  return (
    <AccordionGroup>
      <Accordion>
        <AccordionSummary>Spring courses</AccordionSummary>
        <AccordionDetails>Courses start on April 13, 2026.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Summer courses (from May 4)</AccordionSummary>
        <AccordionDetails>Courses start on July 6, 2026.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
