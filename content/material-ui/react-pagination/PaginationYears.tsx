import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

const firstYear = 1902;

export default function PaginationYears() {
  const { items } = usePagination({ count: 18, defaultPage: 10 });

  return (
    <nav aria-label="Years">
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map(({ page, type, selected, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type.endsWith('ellipsis') ? (
              '…'
            ) : (
              <Button
                {...item}
                variant={selected ? 'contained' : 'text'}
                size="small"
              >
                {type === 'page' ? firstYear + Number(page) - 1 : type}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </nav>
  );
}
