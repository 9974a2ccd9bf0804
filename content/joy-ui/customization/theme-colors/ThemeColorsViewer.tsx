import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Link from '@mui/joy/Link';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { useTheme } from '@mui/joy/styles';
import { NAMES, shorten } from './ThemeColorsViewer/data';

const swatch = { float: 'left', width: 40, height: 20, mr: 1, border: 1 };

export default function ThemeColorsViewer() {
  const { colorSchemes } = useTheme();
  const [name, setName] = useState<(typeof NAMES)[number]>('primary');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [copied, setCopied] = useState('');
  const tokens = Object.entries<string>(
    colorSchemes[scheme].palette[name],
  ).filter(([token]) => !token.endsWith('Channel'));

  const copy = async (path: string) => {
    await navigator.clipboard.writeText(path);
    setCopied(path);
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
        <FormControl sx={{ minWidth: 140 }}>
          <FormLabel>Palette</FormLabel>
          <Select
            value={name}
            onChange={(_, value) => value && setName(value)}
            slotProps={{ listbox: { 'aria-label': 'Palette' } }}
          >
            {NAMES.map((option) => (
              <Option key={option} value={option}>
                {option}
              </Option>
            ))}
          </Select>
        </FormControl>
        <ToggleButtonGroup
          aria-label="Color scheme"
          value={scheme}
          onChange={(_, value) => value && setScheme(value)}
        >
          <Button value="light">Light</Button>
          <Button value="dark">Dark</Button>
        </ToggleButtonGroup>
      </Stack>
      <Sheet sx={{ height: 320, overflow: 'auto' }}>
        <Table stickyHeader size="sm" aria-label={`Tokens of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map(([token, value]) => (
              <tr key={token}>
                <td>
                  <Link
                    component="button"
                    aria-label={`Copy ${name}.${token}`}
                    onClick={() => copy(`${name}.${token}`)}
                  >
                    {token}
                  </Link>
                </td>
                <td>
                  <Box sx={swatch} style={{ backgroundColor: value }} />
                  {shorten(value)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
      <Typography role="status">{copied && `Copied ${copied}`}</Typography>
    </Stack>
  );
}
