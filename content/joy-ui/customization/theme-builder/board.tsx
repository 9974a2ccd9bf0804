import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import { useMemo, useState } from 'react';
import type { LiteralObject } from 'docs/ui/theme-tools';
import type { Mode } from '../../../material-ui/customization/theme-builder/builder-options';
import { previewTheme, type PaletteName } from './joy-options';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

interface BoardProps {
  options: LiteralObject;
  mode: Mode;
  color: PaletteName;
}

/** Joy UI components with the theme, separate from the page around them. */
export default function Board({ options, mode, color }: BoardProps) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const theme = useMemo(() => previewTheme(options), [options]);
  return (
    <div ref={setNode} style={{ colorScheme: mode }}>
      {node && (
        <CssVarsProvider
          key={mode}
          theme={theme}
          defaultMode={mode}
          colorSchemeNode={node}
          // A mode that the user chose on another page has no effect here.
          modeStorageKey={`joy-builder-mode-${mode}`}
          disableNestedContext
        >
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
            <Components color={color} />
          </Sheet>
        </CssVarsProvider>
      )}
    </div>
  );
}

function Components({ color }: { color: PaletteName }) {
  return (
    <Stack spacing={2}>
      <Typography level="title-lg">Reserve a canoe</Typography>
      {['Enabled', 'Disabled'].map((state) => (
        <Stack
          key={state}
          direction="row"
          useFlexGap
          spacing={1}
          flexWrap="wrap"
        >
          {VARIANTS.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              color={color}
              disabled={state === 'Disabled'}
            >
              {variant}
            </Button>
          ))}
        </Stack>
      ))}
      <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
        {VARIANTS.map((variant) => (
          <Chip key={variant} variant={variant} color={color}>
            {variant}
          </Chip>
        ))}
      </Stack>
      {VARIANTS.map((variant) => (
        <Alert
          key={variant}
          variant={variant}
          color={color}
          role="presentation"
        >
          The river is calm today.
        </Alert>
      ))}
      <Input
        color={color}
        placeholder="Name"
        slotProps={{ input: { 'aria-label': 'Name', autoComplete: 'off' } }}
      />
      <Checkbox color={color} defaultChecked label="Life jackets" />
      <Typography
        component="label"
        startDecorator={<Switch color={color} defaultChecked />}
      >
        Pick up at the dock
      </Typography>
      <Slider color={color} aria-label="Hours" defaultValue={3} max={8} />
    </Stack>
  );
}
