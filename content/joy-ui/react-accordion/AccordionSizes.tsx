import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AccordionSizes() {
  return (
    <Stack spacing={3}>
      {sizes.map((size) => (
        <AccordionGroup key={size} size={size}>
          <Accordion>
            <AccordionSummary>Water temperature ({size})</AccordionSummary>
            <AccordionDetails>The training pool is at 30 °C.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Pool depth ({size})</AccordionSummary>
            <AccordionDetails>
              The training pool is 90 cm deep.
            </AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Stack>
  );
}
