import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Swatch = styled('div')(({ theme }) => {
  const { palette, radius } = theme.vars;
  const warp = palette.primary.solidBg;
  const weft = `rgba(${palette.danger.mainChannel} / 0.5)`;

  return {
    height: 120,
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.md,
    background: `
      repeating-linear-gradient(90deg, ${warp} 0 6px, transparent 6px 18px),
      repeating-linear-gradient(${weft} 0 6px, transparent 6px 18px)`,
  };
});

export default function CssVariablesSwatch() {
  return (
    <Sheet
      variant="outlined"
      sx={{ borderRadius: 'lg', boxShadow: 'sm', maxWidth: 400, p: 2 }}
    >
      <Swatch role="img" aria-label="Fabric with blue and red threads" />
      <Typography level="title-sm" component="p" sx={{ mt: 1.5 }}>
        Fabric 208, twelve threads per centimeter
      </Typography>
    </Sheet>
  );
}
