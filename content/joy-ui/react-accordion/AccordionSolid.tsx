import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const levels = [
  { name: 'Seahorse', goal: 'Float on your back for ten seconds.' },
  { name: 'Dolphin', goal: 'Swim 25 meters without a break.' },
];

export default function AccordionSolid() {
  return (
    <AccordionGroup
      variant="solid"
      color="primary"
      disableDivider
      sx={{ borderRadius: 'md', maxWidth: 400 }}
    >
      {levels.map(({ name, goal }) => (
        <Accordion key={name}>
          <AccordionSummary variant="solid" color="primary">
            {name}
          </AccordionSummary>
          <AccordionDetails variant="solid" color="primary">
            {goal}
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
