import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

export default function AccordionPlusIcon() {
  const id = useId();

  return (
    <Accordion>
      <AccordionSummary
        expandIcon={<AddIcon />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
        sx={{
          flexDirection: 'row-reverse',
          gap: 1,
          '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': {
            transform: 'rotate(45deg)',
          },
        }}
      >
        <Typography component="span">True a wheel</Typography>
      </AccordionSummary>
      <AccordionDetails>
        Loosen one side by a quarter turn, and tighten the other.
      </AccordionDetails>
    </Accordion>
  );
}
