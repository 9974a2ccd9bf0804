import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import BackpackIcon from '@mui/icons-material/Backpack';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

export default function BottomNavigationCustomization() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Before the tour"
      showLabels
      value={value}
      onChange={(event, newValue: number) => setValue(newValue)}
      sx={{
        height: 64,
        '& .MuiBottomNavigationAction-root.Mui-selected': {
          borderTop: 3,
          color: 'success.main',
        },
        '& .MuiBottomNavigationAction-label.Mui-selected': {
          fontSize: '0.75rem',
          fontWeight: 'bold',
        },
      }}
    >
      <BottomNavigationAction
        label="Packing"
        icon={<BackpackIcon />}
        aria-current={value === 0 ? 'page' : undefined}
      />
      <BottomNavigationAction
        label="Weather"
        icon={<WbSunnyIcon />}
        aria-current={value === 1 ? 'page' : undefined}
      />
    </BottomNavigation>
  );
}
