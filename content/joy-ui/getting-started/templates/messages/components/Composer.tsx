import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import SendIcon from '@mui/icons-material/Send';

type ComposerProps = { name: string; onSend: (text: string) => void };

export default function Composer({ name, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSend(text.trim());
    setText('');
    setIsSent(true);
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      sx={{ px: { xs: 2, md: 3 }, pb: 2, gap: 0.5 }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
        <Textarea
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsSent(false);
          }}
          placeholder={`Reply to ${name}`}
          maxRows={4}
          slotProps={{ textarea: { 'aria-label': `Reply to ${name}` } }}
          sx={{ flex: 1, py: 1 }}
        />
        <Button
          type="submit"
          endDecorator={<SendIcon />}
          sx={{ minHeight: 42 }}
        >
          Send
        </Button>
      </Stack>
      <Typography role="status" level="body-xs" sx={{ minHeight: '1.5em' }}>
        {isSent && 'Message sent'}
      </Typography>
    </Stack>
  );
}
