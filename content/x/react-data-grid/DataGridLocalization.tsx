import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, jaJP } from '@mui/x-data-grid/locales';

const locales = { en: enUS, de: deDE, ja: jaJP };
type Language = keyof typeof locales;

const rows = [
  { id: 1, name: 'Cape Morrow', height: 31 },
  { id: 2, name: 'Gull Rock', height: 22 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'height', headerName: 'm', type: 'number', width: 120 },
];

export default function DataGridLocalization() {
  const [language, setLanguage] = useState<Language>('de');
  const { localeText } = locales[language].components.MuiDataGrid.defaultProps;

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_, value: Language | null) => value && setLanguage(value)}
        aria-label="Language of the grid"
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="de">Deutsch</ToggleButton>
        <ToggleButton value="ja">日本語</ToggleButton>
      </ToggleButtonGroup>
      <Stack lang={language} sx={{ height: 280 }}>
        <DataGrid
          aria-label="Cape Morrow, Gull Rock"
          rows={rows}
          columns={columns}
          localeText={localeText}
          showToolbar
        />
      </Stack>
    </Stack>
  );
}
