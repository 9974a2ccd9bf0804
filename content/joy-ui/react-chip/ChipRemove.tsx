import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const dough = ['Flour', 'Water', 'Salt', 'Walnuts'];

export default function ChipRemove() {
  const group = useRef<HTMLDivElement>(null);
  const [items, setItems] = useState(dough);

  const remove = (item: string, index: number) => {
    // Keep focus in the group, because the pressed button disappears.
    group.current?.querySelectorAll('button')[index + 1]?.focus();
    setItems(items.filter((other) => other !== item));
  };

  return (
    <Stack spacing={1.5}>
      <Stack
        ref={group}
        role="group"
        aria-label="Ingredients"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        {items.map((item, index) => (
          <Chip
            key={item}
            size="lg"
            endDecorator={
              <ChipDelete
                aria-label={`Remove ${item}`}
                onDelete={() => remove(item, index)}
              />
            }
          >
            {item}
          </Chip>
        ))}
        <Button size="sm" variant="plain" onClick={() => setItems(dough)}>
          Reset
        </Button>
      </Stack>
      <Typography role="status" level="body-sm">
        {`${items.length} of ${dough.length} ingredients`}
      </Typography>
    </Stack>
  );
}
