import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';

export default function CheckboxOwnIcons() {
  return (
    <FormControlLabel
      label="School bell"
      control={
        <Checkbox
          defaultChecked
          icon={<NotificationsOffIcon />}
          checkedIcon={<NotificationsActiveIcon />}
        />
      }
    />
  );
}
