import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import UploadFileIcon from '@mui/icons-material/UploadFile';

export default function ButtonFilePicker() {
  const input = useRef<HTMLInputElement>(null);
  const [recording, setRecording] = useState('');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="soft"
        startDecorator={<UploadFileIcon />}
        onClick={() => input.current?.click()}
      >
        Choose a recording
      </Button>
      <input
        ref={input}
        type="file"
        name="recording"
        accept="audio/*"
        hidden
        onChange={(event) => setRecording(event.target.files?.[0]?.name ?? '')}
      />
      <Typography role="status" level="body-sm">
        {recording ? `${recording} is ready to send.` : 'Nothing chosen yet.'}
      </Typography>
    </Stack>
  );
}
