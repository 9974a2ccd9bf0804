import { useId } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';
import CallIcon from '@mui/icons-material/Call';
import EmailIcon from '@mui/icons-material/Email';
import SmsIcon from '@mui/icons-material/Sms';

const channels = [
  { name: 'Text message', icon: <SmsIcon /> },
  { name: 'Email', icon: <EmailIcon /> },
  { name: 'Phone call', icon: <CallIcon /> },
];

export default function RadioList() {
  const labelId = useId();

  return (
    <RadioGroup
      name="channel"
      defaultValue="Email"
      overlay
      aria-labelledby={labelId}
      sx={{ maxWidth: 320 }}
    >
      <Typography id={labelId} level="title-sm" sx={{ mb: 1 }}>
        Send lab results by
      </Typography>
      <List variant="outlined" sx={{ borderRadius: 'sm' }}>
        {channels.map(({ name, icon }) => (
          <ListItem key={name}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            <Radio
              value={name}
              label={name}
              sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
            />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
