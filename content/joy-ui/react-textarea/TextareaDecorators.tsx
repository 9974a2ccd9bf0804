import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const phrases = ['Thank you for your letter.', 'We will print it on Friday.'];

export default function TextareaDecorators() {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [reply, setReply] = useState('');
  const [message, setMessage] = useState('');

  function insert(phrase: string) {
    setReply(`${reply} ${phrase}`.trim());
    textarea.current?.focus();
  }

  function send() {
    setMessage(reply ? 'Reply sent' : 'Write a reply first');
    setReply('');
    textarea.current?.focus();
  }

  return (
    <FormControl sx={{ maxWidth: 400 }}>
      <FormLabel>Reply to Ada Brook</FormLabel>
      <Textarea
        minRows={3}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        slotProps={{ textarea: { ref: textarea } }}
        startDecorator={phrases.map((phrase) => (
          <Button
            key={phrase}
            size="sm"
            variant="soft"
            color="neutral"
            onClick={() => insert(phrase)}
            sx={{ mr: 0.5 }}
          >
            {phrase.split(' ').slice(0, 2).join(' ')}…
          </Button>
        ))}
        endDecorator={
          <Button size="sm" onClick={send} sx={{ ml: 'auto' }}>
            Send
          </Button>
        }
      />
      <FormHelperText role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </FormHelperText>
    </FormControl>
  );
}
