import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import { extras, waters } from '../boats';
import { everything, type Criteria } from '../search';

export interface FiltersProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

export default function Filters({ criteria, onChange }: FiltersProps) {
  const change = (part: Partial<Criteria>) =>
    onChange({ ...criteria, ...part });

  return (
    <Stack sx={{ gap: 3 }}>
      <FormControl>
        <FormLabel>Water</FormLabel>
        <Select
          value={criteria.water}
          onChange={(event, water) => water && change({ water })}
          slotProps={{ listbox: { 'aria-label': 'Water' } }}
        >
          <Option value="all">All waters</Option>
          {waters.map((water) => (
            <Option key={water} value={water}>
              {water}
            </Option>
          ))}
        </Select>
      </FormControl>
      <div>
        <FormLabel id="berths-label">
          Sleeps at least {criteria.berths}
        </FormLabel>
        <Slider
          aria-labelledby="berths-label"
          min={2}
          max={8}
          marks
          sx={{ py: 1.5 }}
          value={criteria.berths}
          onChange={(event, berths) => change({ berths: berths as number })}
        />
      </div>
      <div>
        <FormLabel id="price-label">
          Up to ${criteria.maxPrice} per night
        </FormLabel>
        <Slider
          aria-labelledby="price-label"
          min={80}
          max={280}
          step={10}
          sx={{ py: 1.5 }}
          value={criteria.maxPrice}
          onChange={(event, price) => change({ maxPrice: price as number })}
        />
      </div>
      <Stack role="group" aria-labelledby="extras-label" sx={{ gap: 1.5 }}>
        <FormLabel component="div" id="extras-label">
          On board
        </FormLabel>
        {extras.map((extra) => (
          <Checkbox
            key={extra}
            label={extra}
            checked={criteria.extras.includes(extra)}
            onChange={(event) =>
              change({
                extras: event.target.checked
                  ? [...criteria.extras, extra]
                  : criteria.extras.filter((other) => other !== extra),
              })
            }
          />
        ))}
      </Stack>
      <Button
        variant="outlined"
        color="neutral"
        onClick={() => onChange(everything)}
      >
        Reset filters
      </Button>
    </Stack>
  );
}
