import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionCustomization() {
  const id = useId();

  return (
    <Accordion
      disableGutters
      elevation={0}
      sx={{
        borderBlock: '1px solid',
        borderColor: 'divider',
        '& .MuiAccordionSummary-root': { px: 0 },
        '& .MuiAccordionSummary-content > *': { fontWeight: 'bold' },
        '& .MuiAccordionSummary-root.Mui-focusVisible': {
          outline: '2px solid',
        },
        '& .MuiAccordionDetails-root': { px: 0 },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
      >
        <Typography component="span">Saddle height</Typography>
      </AccordionSummary>
      <AccordionDetails>
        With the heel on the pedal, the leg is straight.
      </AccordionDetails>
    </Accordion>
  );
}
