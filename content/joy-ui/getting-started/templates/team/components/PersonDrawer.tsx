import { useId } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { Person } from '../people';
import Portrait from './Portrait';
import StatusChip from './StatusChip';

export interface PersonDrawerProps {
  person: Person;
  open: boolean;
  picked: boolean;
  onClose: () => void;
  onPick: () => void;
}

export default function PersonDrawer({
  person,
  open,
  picked,
  onClose,
  onPick,
}: PersonDrawerProps) {
  const titleId = useId();

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        content: {
          'aria-labelledby': titleId,
          sx: { width: 'min(420px, 100vw)', p: 3, gap: 2.5 },
        },
      }}
    >
      <ModalClose aria-label="Close details" />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, pr: 4 }}>
        <Portrait person={person} size={88} />
        <div>
          <Typography id={titleId} level="h2">
            {person.name}
          </Typography>
          <Typography level="body-sm" gutterBottom>
            {person.callSign}
          </Typography>
          <StatusChip status={person.status} />
        </div>
      </Stack>
      <Typography>{person.note}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {person.skills.map((skill) => (
          <Chip key={skill} variant="outlined" color="neutral">
            {skill}
          </Chip>
        ))}
      </Stack>
      <Divider />
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, m: 0 }}
      >
        {[
          ['Home', person.home],
          [
            'Time to the hut',
            person.minutes ? `${person.minutes} min` : 'Away',
          ],
          ['On the team since', person.since],
        ].map(([term, value]) => (
          <div key={term}>
            <Typography component="dt" level="body-sm">
              {term}
            </Typography>
            <Typography component="dd" level="title-md" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Divider />
      <div>
        <Typography level="title-sm">Next shifts</Typography>
        <List size="sm" marker="disc">
          {person.shifts.map((shift) => (
            <ListItem key={shift}>{shift}</ListItem>
          ))}
        </List>
      </div>
      <Button
        size="lg"
        color="warning"
        variant={picked ? 'outlined' : 'solid'}
        disabled={person.status === 'Away'}
        onClick={onPick}
        sx={{ mt: 'auto' }}
      >
        {picked ? 'Remove from callout' : 'Add to callout'}
      </Button>
    </Drawer>
  );
}
