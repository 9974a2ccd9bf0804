import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SearchIcon from '@mui/icons-material/Search';
import type { Sort } from '../findOrders';

type ToolbarProps = {
  query: string;
  onQuery: (query: string) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export default function Toolbar({
  query,
  onQuery,
  sort,
  onSort,
}: ToolbarProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1.4fr) minmax(0, 1fr)',
          md: '320px',
        },
        p: { xs: 2, md: 2.5 },
      }}
    >
      <FormControl>
        <FormLabel>Search orders</FormLabel>
        <Input
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          placeholder="Tea or grower"
          startDecorator={<SearchIcon />}
        />
      </FormControl>
      <FormControl sx={{ display: { md: 'none' } }}>
        <FormLabel>Sort by</FormLabel>
        <Select
          value={sort.key}
          onChange={(event, key) =>
            key && onSort({ key, isDescending: key === 'kilos' })
          }
          slotProps={{ listbox: { 'aria-label': 'Sort by' } }}
        >
          <Option value="arrives">Arrival</Option>
          <Option value="tea">Tea</Option>
          <Option value="kilos">Weight</Option>
        </Select>
      </FormControl>
    </Box>
  );
}
