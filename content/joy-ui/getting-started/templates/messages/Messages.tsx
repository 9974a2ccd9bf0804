import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import ConversationList from './components/ConversationList';
import InboxHeader from './components/InboxHeader';
import RepairDetails from './components/RepairDetails';
import Thread from './components/Thread';
import { initialConversations } from './data';
import { theme } from './theme';

export default function Messages() {
  const [conversations, setConversations] = useState(initialConversations);
  const [currentId, setCurrentId] = useState('radio');
  // Phones show either the list or the thread.
  const [view, setView] = useState<'list' | 'thread'>('list');
  const current = conversations.find(({ id }) => id === currentId);
  const unread = conversations.filter(({ isUnread }) => isUnread).length;

  const handleOpen = (id: string) => {
    setCurrentId(id);
    setView('thread');
    setConversations(
      conversations.map((item) =>
        item.id === id ? { ...item, isUnread: false } : item,
      ),
    );
  };

  const handleSend = (text: string) => {
    const message = { isMine: true, text, time: 'Sat 10:30 AM' };
    setConversations(
      conversations.map((item) =>
        item.id === currentId
          ? { ...item, messages: [...item.messages, message] }
          : item,
      ),
    );
  };

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto minmax(0, 1fr)',
          height: 'calc(100svh - var(--page-top, 0px))',
          minHeight: 480,
        }}
      >
        <InboxHeader unread={unread} />
        <Box
          component="main"
          sx={{
            display: 'grid',
            gridTemplateRows: 'minmax(0, 1fr)',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '320px minmax(0, 1fr)',
              lg: '340px minmax(0, 1fr) 300px',
            },
          }}
        >
          <ConversationList
            conversations={conversations}
            currentId={currentId}
            isVisible={view === 'list'}
            onOpen={handleOpen}
          />
          {current && (
            <Thread
              key={currentId}
              conversation={current}
              isVisible={view === 'thread'}
              onBack={() => setView('list')}
              onSend={handleSend}
            />
          )}
          {current && <RepairDetails conversation={current} />}
        </Box>
      </Box>
    </CssVarsProvider>
  );
}
