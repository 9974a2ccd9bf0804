import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import MyLocationIcon from '@mui/icons-material/MyLocation';

export default function ToggleButtonFollow() {
  const [isFollowing, setFollowing] = useState(false);

  return (
    <ToggleButton
      value="follow"
      size="small"
      selected={isFollowing}
      onChange={() => setFollowing(!isFollowing)}
    >
      <MyLocationIcon sx={{ mr: 1 }} />
      Follow my position
    </ToggleButton>
  );
}
