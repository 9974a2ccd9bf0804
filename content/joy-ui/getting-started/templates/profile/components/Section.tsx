import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export default function Section({ id, title, text, children }: SectionProps) {
  return (
    <Sheet
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        p: { xs: 2.5, md: 4 },
        borderRadius: 'lg',
        boxShadow: 'sm',
        scrollMarginTop: 'calc(var(--page-top, 0px) + 24px)',
      }}
    >
      <Typography id={`${id}-title`} level="h2">
        {title}
      </Typography>
      <Typography level="body-sm">{text}</Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          alignItems: 'start',
          gap: 2.5,
          mt: 3,
          // Keep focused fields clear of the bar at the bottom.
          '& input, & textarea': { scrollMarginBlock: '128px' },
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Sheet>
  );
}
