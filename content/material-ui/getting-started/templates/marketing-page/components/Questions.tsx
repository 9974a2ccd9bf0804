import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { questions } from '../texts';

export default function Questions() {
  return (
    <section id="questions" aria-labelledby="questions-title">
      <Typography id="questions-title" variant="h2" sx={{ mb: 3 }}>
        Common questions
      </Typography>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} variant="outlined" disableGutters>
          <AccordionSummary
            id={`question-${index}`}
            aria-controls={`answer-${index}`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </section>
  );
}
