import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';

const tickets = [
  { name: 'Foot', note: 'Boards ten minutes before', Icon: DirectionsWalkIcon },
  { name: 'Bicycle', note: 'Rides on the car deck', Icon: DirectionsBikeIcon },
  { name: 'Car', note: 'Includes the driver', Icon: DirectionsCarIcon },
];

export default function SelectOptions() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Ticket</FormLabel>
      <Select
        defaultValue="Bicycle"
        slotProps={{ listbox: { 'aria-label': 'Ticket' } }}
      >
        {tickets.map(({ name, note, Icon }) => (
          <Option key={name} value={name} label={name}>
            <ListItemDecorator>
              <Icon />
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-sm" textColor="inherit">
                {note}
              </Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
