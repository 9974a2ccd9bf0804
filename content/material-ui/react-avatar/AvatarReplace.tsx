import { useEffect, useRef, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AvatarReplace() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [src, setSrc] = useState('');

  useEffect(() => () => URL.revokeObjectURL(src), [src]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        src={src}
        alt="Your picture"
        sx={{ width: 56, height: 56, bgcolor: 'text.secondary' }}
      />
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          setSrc(file ? URL.createObjectURL(file) : '');
        }}
      />
      <Button variant="outlined" onClick={() => inputRef.current?.click()}>
        Choose a picture
      </Button>
    </Stack>
  );
}
