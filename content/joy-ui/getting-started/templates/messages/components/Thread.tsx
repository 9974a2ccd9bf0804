import { useEffect, useRef } from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Bubble from './Bubble';
import Composer from './Composer';
import ItemAvatar from './ItemAvatar';
import { steps, type Conversation } from '../data';

type ThreadProps = {
  conversation: Conversation;
  /** Only used on phones. */
  isVisible: boolean;
  onBack: () => void;
  onSend: (text: string) => void;
};

export default function Thread(props: ThreadProps) {
  const { conversation, isVisible, onBack, onSend } = props;
  const { name, item, step, messages } = conversation;
  const back = useRef<HTMLButtonElement>(null);
  const log = useRef<HTMLDivElement>(null);

  // On phones, the list that had focus is now hidden.
  useEffect(() => {
    if (isVisible && back.current?.offsetParent) back.current.focus();
  }, [isVisible]);

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [isVisible, messages.length]);

  return (
    <Stack
      component="section"
      aria-label={`Messages with ${name}`}
      sx={{ display: { xs: isVisible ? 'flex' : 'none', md: 'flex' } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1.5, px: { xs: 1.5, md: 3 }, py: 1.5 }}
      >
        <IconButton
          ref={back}
          aria-label="Back to conversations"
          onClick={onBack}
          sx={{ display: { md: 'none' } }}
        >
          <ArrowBackIcon />
        </IconButton>
        <ItemAvatar {...conversation} />
        <div>
          <Typography level="title-lg" component="h2">
            {name}
          </Typography>
          <Typography level="body-sm">
            {item} · {steps[step]}
          </Typography>
        </div>
      </Stack>
      <Box
        ref={log}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        sx={{ flex: 1, overflow: 'auto', px: { xs: 2, md: 3 }, py: 2 }}
      >
        <Stack sx={{ gap: 2, minHeight: '100%', justifyContent: 'flex-end' }}>
          {messages.map((message, index) => (
            <Bubble key={index} name={name} {...message} />
          ))}
        </Stack>
      </Box>
      <Composer name={name} onSend={onSend} />
    </Stack>
  );
}
