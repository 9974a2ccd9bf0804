import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const titles = ['Mosses', 'On the care of presses, inks, and printers'];

export default function TypographyShelf() {
  return (
    <div>
      {titles.map((title, index) => (
        <Typography key={title} noWrap>
          <Link href={`https://example.com/books/${index}`}>{title}</Link>
        </Typography>
      ))}
    </div>
  );
}
