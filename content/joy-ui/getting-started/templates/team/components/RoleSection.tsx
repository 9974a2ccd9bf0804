import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import type { roles } from '../people';

export interface RoleSectionProps {
  role: (typeof roles)[number];
  children: ReactNode;
}

export default function RoleSection({
  role: { id, name, task },
  children,
}: RoleSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-label={name}
      sx={{ scrollMarginTop: 'calc(var(--page-top, 0px) + 24px)' }}
    >
      <Typography level="h2">{name}</Typography>
      <Typography level="body-sm">{task}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns:
            'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
          gap: 2,
          m: 0,
          mt: 2,
          p: 0,
          listStyle: 'none',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
