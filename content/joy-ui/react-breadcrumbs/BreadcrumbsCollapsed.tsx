import { useEffect, useRef, useState } from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const levels = [
  'Archive',
  'City council',
  'Building office',
  '1920s',
  'Permits',
];

export default function BreadcrumbsCollapsed() {
  const firstHidden = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const hidden = levels.slice(1, -1);

  useEffect(() => {
    if (open) firstHidden.current?.focus();
  }, [open]);

  return (
    <Breadcrumbs aria-label="Collapsed breadcrumbs">
      <Link color="neutral" href="#collapsed-breadcrumbs">
        {levels[0]}
      </Link>
      {open ? (
        hidden.map((level, index) => (
          <Link
            key={level}
            ref={index === 0 ? firstHidden : undefined}
            color="neutral"
            href="#collapsed-breadcrumbs"
          >
            {level}
          </Link>
        ))
      ) : (
        <Link
          component="button"
          type="button"
          color="neutral"
          variant="soft"
          aria-label="Show hidden levels"
          onClick={() => setOpen(true)}
        >
          …
        </Link>
      )}
      <Link color="neutral" href="#collapsed-breadcrumbs">
        {levels.at(-1)}
      </Link>
      <Typography aria-current="page">Town hall tower</Typography>
    </Breadcrumbs>
  );
}
