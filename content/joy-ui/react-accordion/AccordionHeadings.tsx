import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const groups = [
  { name: 'Babies', text: 'With a parent, up to 18 months.' },
  { name: 'Beginners', text: 'From four years, without a parent.' },
];

export default function AccordionHeadings() {
  return (
    <AccordionGroup sx={{ '& h3': { my: 0, fontSize: 'inherit' } }}>
      {groups.map(({ name, text }) => (
        <Accordion key={name}>
          <AccordionSummary component="h3">{name}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
