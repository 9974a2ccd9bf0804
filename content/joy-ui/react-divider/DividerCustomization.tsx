import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerCustomization() {
  return (
    <Stack spacing={3}>
      <Divider
        role="presentation"
        sx={(theme) => ({
          '--Divider-thickness': '3px',
          '--Divider-gap': '1.5rem',
          '--Divider-lineColor': theme.vars.palette.primary.outlinedBorder,
          color: 'primary.plainColor',
          fontWeight: 'lg',
        })}
      >
        Restored films
      </Divider>
      <Divider
        sx={(theme) => ({
          '--Divider-thickness': '4px',
          background: `linear-gradient(to right, ${theme.vars.palette.primary.solidBg}, transparent)`,
        })}
      />
      <Divider
        sx={{
          '--Divider-thickness': '0px',
          borderTop: '2px dashed',
          borderColor: 'neutral.outlinedBorder',
        }}
      />
    </Stack>
  );
}
