import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

export default function ButtonFileUpload() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <input
        ref={inputRef}
        type="file"
        name="photos"
        accept="image/*"
        multiple
        hidden
        onChange={(event) =>
          setNames(Array.from(event.target.files ?? [], (file) => file.name))
        }
      />
      <Button
        variant="outlined"
        startIcon={<PhotoCameraIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Add photos of the damage
      </Button>
      <Typography role="status" variant="body2">
        {names.length > 0 ? names.join(', ') : 'No photo chosen yet.'}
      </Typography>
    </Stack>
  );
}
