import { useEffect, useRef } from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import ItemAvatar from './ItemAvatar';
import type { Conversation } from '../data';

type ConversationListProps = {
  conversations: Conversation[];
  currentId: string;
  /** Only used on phones. */
  isVisible: boolean;
  onOpen: (id: string) => void;
};

export default function ConversationList(props: ConversationListProps) {
  const { conversations, currentId, isVisible, onOpen } = props;
  const currentButton = useRef<HTMLDivElement>(null);
  const wasVisible = useRef(isVisible);

  // On phones, restore focus when the user goes back to the list.
  useEffect(() => {
    if (isVisible && !wasVisible.current) currentButton.current?.focus();
    wasVisible.current = isVisible;
  }, [isVisible]);

  return (
    <Box
      component="nav"
      aria-label="Conversations"
      sx={{
        display: { xs: isVisible ? 'block' : 'none', md: 'block' },
        overflow: 'auto',
        bgcolor: 'background.surface',
        borderRight: { md: '1px solid' },
        borderColor: { md: 'divider' },
      }}
    >
      <List sx={{ p: 1.5, gap: 0.5, '--ListItem-radius': '14px' }}>
        {conversations.map((conversation) => {
          const { id, name, item, messages, isUnread } = conversation;
          const last = messages.at(-1);
          const isCurrent = id === currentId;
          return (
            <ListItem key={id}>
              <ListItemButton
                ref={isCurrent ? currentButton : undefined}
                selected={isCurrent}
                aria-current={isCurrent || undefined}
                onClick={() => onOpen(id)}
                sx={{
                  gap: 1.5,
                  p: 1.25,
                  '&[aria-current]': {
                    bgcolor: 'background.popup',
                    boxShadow: 'sm',
                  },
                }}
              >
                <ItemAvatar {...conversation} />
                <ListItemContent>
                  <Box
                    sx={{
                      display: 'flex',
                      justifyContent: 'space-between',
                      gap: 1,
                    }}
                  >
                    <Typography
                      level="title-sm"
                      noWrap
                      sx={{ fontWeight: isUnread ? 700 : 500 }}
                    >
                      {name}
                    </Typography>
                    <Typography level="body-xs" sx={{ flexShrink: 0 }}>
                      {last?.time}
                    </Typography>
                  </Box>
                  <Typography level="body-xs" sx={{ color: 'text.secondary' }}>
                    {item}
                    {isUnread && (
                      <Box
                        component="span"
                        sx={{ color: 'primary.plainColor', fontWeight: 700 }}
                      >
                        {' '}
                        · Unread
                      </Box>
                    )}
                  </Typography>
                  <Typography level="body-sm" noWrap>
                    {last?.isMine && 'You: '}
                    {last?.text}
                  </Typography>
                </ListItemContent>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}
