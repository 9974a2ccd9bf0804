import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import AddIcon from '@mui/icons-material/Add';

const faqs = [
  { question: 'Can parents watch?', answer: 'Yes, from the gallery.' },
  { question: 'Is there a café?', answer: 'Yes, it opens at 3 p.m.' },
];

export default function AccordionIndicator() {
  return (
    <AccordionGroup
      sx={{
        '& .MuiAccordionSummary-indicator': { transition: 'transform 0.2s' },
        '& .MuiAccordionSummary-indicator.Mui-expanded': {
          transform: 'rotate(45deg)',
        },
      }}
    >
      {faqs.map(({ question, answer }) => (
        <Accordion key={question}>
          <AccordionSummary indicator={<AddIcon />}>
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
