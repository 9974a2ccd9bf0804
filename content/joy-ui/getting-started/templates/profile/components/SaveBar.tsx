import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export interface SaveBarProps {
  message: string;
  isDirty: boolean;
  hasErrors: boolean;
  isSticky: boolean;
  onDiscard: () => void;
}

export default function SaveBar({
  message,
  isDirty,
  hasErrors,
  isSticky,
  onDiscard,
}: SaveBarProps) {
  return (
    <Sheet
      variant="outlined"
      sx={{
        position: isSticky ? 'sticky' : 'static',
        zIndex: 1,
        bottom: 16,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        pl: 2.5,
        borderRadius: 'lg',
        boxShadow: isDirty ? 'lg' : 'none',
      }}
    >
      <Typography
        role="status"
        level="title-sm"
        color={hasErrors ? 'danger' : undefined}
        sx={{ flex: { xs: '1 0 100%', sm: 1 } }}
      >
        {message}
      </Typography>
      <Button
        variant="plain"
        color="neutral"
        disabled={!isDirty}
        onClick={onDiscard}
      >
        Discard
      </Button>
      <Button type="submit" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
        Save profile
      </Button>
    </Sheet>
  );
}
