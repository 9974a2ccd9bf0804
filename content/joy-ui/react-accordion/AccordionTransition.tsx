import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionTransition() {
  return (
    <AccordionGroup
      transition={{ initial: '0.3s ease-out', expanded: '0.6s ease' }}
    >
      <Accordion>
        <AccordionSummary>How to breathe</AccordionSummary>
        <AccordionDetails>
          Turn your head to the side, and keep one ear in the water. Breathe out
          slowly while your face is under water.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>How to kick</AccordionSummary>
        <AccordionDetails>
          Kick from the hips with loose ankles, and keep the splash small.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
