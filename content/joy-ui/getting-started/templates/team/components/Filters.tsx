import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import SearchIcon from '@mui/icons-material/Search';
import { statuses, type Status } from '../people';

export type StatusFilter = Status | 'Everyone';

export interface FiltersProps {
  query: string;
  status: StatusFilter;
  onQueryChange: (query: string) => void;
  onStatusChange: (status: StatusFilter) => void;
}

export default function Filters({
  query,
  status,
  onQueryChange,
  onStatusChange,
}: FiltersProps) {
  return (
    <Stack
      role="search"
      aria-label="People"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2 }}
    >
      <FormControl sx={{ flexGrow: 1 }}>
        <FormLabel>Name or skill</FormLabel>
        <Input
          type="search"
          placeholder="Try avalanche"
          startDecorator={<SearchIcon />}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
        />
      </FormControl>
      <FormControl sx={{ minWidth: 180 }}>
        <FormLabel>Availability</FormLabel>
        <Select
          value={status}
          onChange={(event, value) => value && onStatusChange(value)}
          slotProps={{ listbox: { 'aria-label': 'Availability' } }}
        >
          {(['Everyone', ...statuses] as const).map((option) => (
            <Option key={option} value={option}>
              {option}
            </Option>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
