import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaColors() {
  const [headline, setHeadline] = useState(
    'Keep our only bridge open at night',
  );
  const isLong = headline.length > 40;

  return (
    <FormControl sx={{ maxWidth: 400 }}>
      <FormLabel>Headline</FormLabel>
      <Textarea
        variant="soft"
        color={isLong ? 'warning' : 'success'}
        value={headline}
        onChange={(event) => setHeadline(event.target.value)}
      />
      <FormHelperText role="status">
        {isLong ? 'This headline needs two lines in print' : 'Fits on one line'}
      </FormHelperText>
    </FormControl>
  );
}
