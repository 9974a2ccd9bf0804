import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkBasics() {
  return (
    <Typography>
      Members can borrow ten books for four weeks. Read the{' '}
      <Link href="#basics">lending rules</Link> before your first visit, or see{' '}
      <Link href="#accessibility">how to use the library by keyboard</Link>.
    </Typography>
  );
}
