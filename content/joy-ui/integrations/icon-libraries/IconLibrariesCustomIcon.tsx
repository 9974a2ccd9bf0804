import type { ComponentProps } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

function FlagIcon(props: SvgIconProps) {
  return (
    <SvgIcon shapeRendering="crispEdges" viewBox="0 0 16 16" {...props}>
      <path d="M1 1h14v14H1zm2 2v10h5V3z" />
    </SvgIcon>
  );
}

function Buoy({ children, ...props }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 48 48" {...props}>
      {children}
      <path d="M20 4h8l6 28H14zM4 36q10 8 20 0t20 0v6q-10 8-20 0t-20 0z" />
    </svg>
  );
}

export default function IconLibrariesCustomIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button startDecorator={<FlagIcon />}>Signal the pilot</Button>
      <SvgIcon
        component={Buoy}
        inheritViewBox
        htmlColor="#d4500f"
        titleAccess="Buoy in sight"
      />
    </Stack>
  );
}
