import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionBasics() {
  return (
    <AccordionGroup>
      <Accordion defaultExpanded>
        <AccordionSummary>What to bring</AccordionSummary>
        <AccordionDetails>
          A swimsuit, a towel, and goggles that fit tightly.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Missed lessons</AccordionSummary>
        <AccordionDetails>
          You can make up two lessons per course on a Saturday.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Minimum age</AccordionSummary>
        <AccordionDetails>
          Children can join the Seahorses when they are four years old.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
