import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import CalloutBar from './components/CalloutBar';
import Filters, { type StatusFilter } from './components/Filters';
import Hero from './components/Hero';
import PersonCard from './components/PersonCard';
import PersonDrawer from './components/PersonDrawer';
import RoleNav from './components/RoleNav';
import RoleSection from './components/RoleSection';
import { people, roles, type Person } from './people';
import { theme } from './theme';

export default function Team() {
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState<StatusFilter>('Everyone');
  const [person, setPerson] = useState<Person>();
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<string[]>([]);

  const found = people.filter(
    (item) =>
      (status === 'Everyone' || item.status === status) &&
      [item.name, item.callSign, ...item.skills]
        .join(' ')
        .toLowerCase()
        .includes(query.trim().toLowerCase()),
  );
  const groups = roles.map((role) => ({
    role,
    members: found.filter((item) => item.role === role.id),
  }));

  const togglePicked = (id: string) =>
    setPicked((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 'calc(100svh - var(--page-top, 0px))',
        }}
      >
        <Hero />
        <Box
          sx={{
            flexGrow: 1,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px 1fr' },
            gridTemplateRows: 'auto 1fr',
            gap: { xs: 2, md: 5 },
            width: 1,
            maxWidth: 1280,
            mx: 'auto',
            px: { xs: 2, md: 4 },
            py: { xs: 2, md: 4 },
          }}
        >
          <Box
            component="nav"
            aria-label="Roles"
            sx={{ gridRow: { md: 'span 2' } }}
          >
            <RoleNav counts={groups.map(({ members }) => members.length)} />
          </Box>
          <Stack component="main" sx={{ gap: 4 }}>
            <Filters
              query={query}
              status={status}
              onQueryChange={setQuery}
              onStatusChange={setStatus}
            />
            <Typography role="status" level="body-sm" sx={{ mb: -2 }}>
              {found.length === 0
                ? 'Nobody matches. Try another skill or availability.'
                : `${found.length} of ${people.length} people`}
            </Typography>
            {groups
              .filter(({ members }) => members.length > 0)
              .map(({ role, members }) => (
                <RoleSection key={role.id} role={role}>
                  {members.map((member) => (
                    <PersonCard
                      key={member.id}
                      person={member}
                      picked={picked.includes(member.id)}
                      onOpen={() => {
                        setPerson(member);
                        setOpen(true);
                      }}
                    />
                  ))}
                </RoleSection>
              ))}
            <CalloutBar
              picked={people.filter(({ id }) => picked.includes(id))}
              onClear={() => setPicked([])}
            />
          </Stack>
        </Box>
      </Box>
      {person && (
        <PersonDrawer
          person={person}
          open={open}
          picked={picked.includes(person.id)}
          onClose={() => setOpen(false)}
          onPick={() => togglePicked(person.id)}
        />
      )}
    </CssVarsProvider>
  );
}
