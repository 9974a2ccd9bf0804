import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft'] as const;

export default function AccordionVariants() {
  return (
    <Stack spacing={3}>
      {variants.map((variant) => (
        <AccordionGroup
          key={variant}
          variant={variant}
          sx={{ borderRadius: 'md' }}
        >
          <Accordion>
            <AccordionSummary>Changing rooms ({variant})</AccordionSummary>
            <AccordionDetails>Lockers need a one-euro coin.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Parking ({variant})</AccordionSummary>
            <AccordionDetails>Parking is free for two hours.</AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Stack>
  );
}
