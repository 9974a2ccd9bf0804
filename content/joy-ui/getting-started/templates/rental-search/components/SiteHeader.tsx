import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import ColorModeButton from '../../shared/ColorModeButton';

export interface SiteHeaderProps {
  saved: number;
  onOpenSaved: () => void;
}

export default function SiteHeader({ saved, onOpenSaved }: SiteHeaderProps) {
  return (
    <Box
      component="header"
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1,
          maxWidth: 1360,
          mx: 'auto',
          px: { xs: 2, md: 4 },
          py: 1.5,
        }}
      >
        <Box
          component="svg"
          viewBox="0 0 32 32"
          aria-hidden
          sx={{ width: 32, color: 'primary.400' }}
        >
          <path d="M4 19h24l-4 6H8ZM10 10h13v7H10Z" fill="currentColor" />
          <path
            d="M2 29q3.5-3 7 0t7 0 7 0 7 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </Box>
        <Typography sx={{ flexGrow: 1, fontFamily: 'display', fontSize: 'xl' }}>
          Slow Water
        </Typography>
        <Button
          variant="soft"
          startDecorator={<FavoriteIcon />}
          aria-haspopup="dialog"
          onClick={onOpenSaved}
        >
          Saved ({saved})
        </Button>
        <ColorModeButton />
      </Stack>
    </Box>
  );
}
