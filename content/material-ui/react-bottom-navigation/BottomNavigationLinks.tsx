import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import CabinIcon from '@mui/icons-material/Cabin';
import TerrainIcon from '@mui/icons-material/Terrain';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

const pages = [
  { name: 'Peaks', icon: <TerrainIcon /> },
  { name: 'Huts', icon: <CabinIcon /> },
  { name: 'Springs', icon: <WaterDropIcon /> },
];

export default function BottomNavigationLinks() {
  const [page, setPage] = useState('Huts');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Places"
      showLabels
      value={page}
      onChange={(event, newPage: string) => {
        event.preventDefault(); // Your app would open the page.
        setPage(newPage);
      }}
    >
      {pages.map(({ name, icon }) => (
        <BottomNavigationAction
          key={name}
          href="#links"
          value={name}
          label={name}
          icon={icon}
          aria-current={name === page ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
