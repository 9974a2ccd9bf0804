import { useId, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RemoveIcon from '@mui/icons-material/Remove';
import { rules } from '../validate';

export default function PasswordField({ error }: { error?: string }) {
  const [password, setPassword] = useState('');
  const id = useId();
  const isWrong = Boolean(error) && rules.some(({ test }) => !test(password));

  return (
    <div>
      <TextField
        id={id}
        fullWidth
        name="password"
        type="password"
        label="Password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isWrong}
        helperText={isWrong && error}
        slotProps={{
          htmlInput: { 'aria-describedby': `${id}-helper-text ${id}-rules` },
        }}
      />
      <List id={`${id}-rules`} dense disablePadding sx={{ mt: 1 }}>
        {rules.map(({ text, test }) => {
          const isMet = test(password);
          return (
            <ListItem key={text} disablePadding>
              <ListItemIcon sx={{ minWidth: 32 }}>
                {isMet ? (
                  <CheckCircleIcon
                    color="success"
                    fontSize="small"
                    titleAccess="Met"
                  />
                ) : (
                  <RemoveIcon fontSize="small" titleAccess="Not met yet" />
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
