import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import { useMemo, useState, type ReactNode } from 'react';
import type { LiteralObject } from '../../../material-ui/customization/theme-tools';
import type { Mode } from '../../../material-ui/customization/theme-builder/builder-options';
import { VARIANTS, type PaletteName } from './component-defaults';
import { previewTheme } from './joy-options';

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
          <div className="boards" style={{ minHeight: 0 }}>
            <Surface>
              <Components color={color} />
            </Surface>
            <Surface>
              <Defaults />
            </Surface>
          </div>
        </CssVarsProvider>
      )}
    </div>
  );
}

function Surface({ children }: { children: ReactNode }) {
  return (
    <Sheet variant="outlined" color="neutral" sx={{ p: 2, borderRadius: 'md' }}>
      {children}
    </Sheet>
  );
}

/** Components in one palette. */
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

/** Components without variant, color, and size, so that the theme decides. */
function Defaults() {
  return (
    <Stack spacing={2}>
      <Typography level="title-lg">With your defaults</Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button>Reserve</Button>
        <IconButton aria-label="Next day">→</IconButton>
        <Chip>3 seats</Chip>
        <Avatar>RL</Avatar>
        <Badge badgeContent={2}>
          <Typography>Requests</Typography>
        </Badge>
      </Stack>
      <Alert role="presentation">Bring dry clothes.</Alert>
      <Card>
        <Typography level="title-md">Heron</Typography>
        <Typography>A canoe for two people and a dog.</Typography>
      </Card>
      <Input
        placeholder="Phone"
        slotProps={{ input: { 'aria-label': 'Phone', autoComplete: 'off' } }}
      />
      <FormControl>
        <FormLabel>Dock</FormLabel>
        <Select
          defaultValue="north"
          slotProps={{ listbox: { 'aria-label': 'Dock' } }}
        >
          <Option value="north">North dock</Option>
          <Option value="mill">Mill dock</Option>
        </Select>
      </FormControl>
      <Textarea
        placeholder="Notes"
        minRows={2}
        slotProps={{ textarea: { 'aria-label': 'Notes' } }}
      />
      <Stack direction="row" spacing={3}>
        <Checkbox defaultChecked label="Paddles" />
        <Checkbox label="Dry bag" />
      </Stack>
      <Stack direction="row" spacing={3}>
        <Switch
          defaultChecked
          slotProps={{ input: { 'aria-label': 'Reminder' } }}
        />
        <Switch slotProps={{ input: { 'aria-label': 'Newsletter' } }} />
      </Stack>
      <Slider aria-label="Distance" defaultValue={12} max={30} />
      <Sheet sx={{ p: 1 }}>The office closes at 18:00.</Sheet>
    </Stack>
  );
}
