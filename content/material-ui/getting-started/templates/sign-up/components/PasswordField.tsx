import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { rules } from '../validate';

export default function PasswordField({ error }: { error?: string }) {
  const [password, setPassword] = useState('');

  return (
    <div>
      <TextField
        fullWidth
        name="password"
        type="password"
        label="Password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={Boolean(error)}
        helperText={error}
      />
      <List
        dense
        disablePadding
        aria-label="Rules for the password"
        sx={{ mt: 1 }}
      >
        {rules.map(({ text, test }) => {
          const kept = test(password);
          return (
            <ListItem key={text} disablePadding>
              <ListItemIcon sx={{ minWidth: 32 }}>
                {kept ? (
                  <CheckCircleIcon
                    color="success"
                    fontSize="small"
                    titleAccess="Kept"
                  />
                ) : (
                  <RadioButtonUncheckedIcon
                    fontSize="small"
                    titleAccess="Open"
                  />
                )}
              </ListItemIcon>
              <ListItemText primary={text} />
            </ListItem>
          );
        })}
      </List>
    </div>
  );
}
