import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AutomaticAdjustmentParents() {
  const [parent, setParent] = useState('input');
  const child = <Button>Sow</Button>;

  return (
    <Stack spacing={3} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>Parent of the button</FormLabel>
        <RadioGroup
          name="parent"
          orientation="horizontal"
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
          value={parent}
          onChange={(event) => setParent(event.target.value)}
        >
          <Radio value="none" label="None" />
          <Radio value="input" label="Input" />
          <Radio value="group" label="Group" />
          <Radio value="card" label="Card" />
        </RadioGroup>
      </FormControl>
      {parent === 'none' && <div>{child}</div>}
      {parent === 'input' && (
        <FormControl>
          <FormLabel>Seeds for bed 3</FormLabel>
          <Input defaultValue="Rainbow chard" endDecorator={child} />
        </FormControl>
      )}
      {parent === 'group' && (
        <ButtonGroup aria-label="Bed 3" size="lg" color="success">
          <Button>Dig</Button>
          {child}
          <Button>Water</Button>
        </ButtonGroup>
      )}
      {parent === 'card' && (
        <Card>
          <Typography>Bed 3 has been empty since July 20.</Typography>
          <CardOverflow>{child}</CardOverflow>
        </Card>
      )}
    </Stack>
  );
}
