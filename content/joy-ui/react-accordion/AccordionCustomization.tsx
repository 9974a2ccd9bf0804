import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const badges = [
  { name: 'Bronze', text: 'Swim 200 meters and dive two meters deep.' },
  { name: 'Silver', text: 'Swim 400 meters and jump from three meters.' },
];

export default function AccordionCustomization() {
  return (
    <AccordionGroup
      disableDivider
      sx={{
        '--ListItem-paddingY': '0.75rem',
        '--ListItem-paddingX': '1.25rem',
        '--List-gap': '0.5rem',
        '& .MuiAccordion-root': {
          borderRadius: 'md',
          bgcolor: 'background.level1',
        },
        '& .MuiAccordion-root.Mui-expanded': {
          bgcolor: 'primary.softBg',
          boxShadow: 'sm',
        },
        '& .MuiAccordionSummary-button:hover': { bgcolor: 'transparent' },
      }}
    >
      {badges.map(({ name, text }, index) => (
        <Accordion key={name} defaultExpanded={index === 0}>
          <AccordionSummary>{name}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
