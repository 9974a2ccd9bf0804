import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const PUPPETS = [
  'Fox with a lute',
  'Baker',
  'Sea captain',
  'Night watchman',
  'Goose girl',
  'Clockmaker',
  'Two-headed dragon',
];

export default function SelectSlotProps() {
  return (
    <FormControl>
      <FormLabel>Puppet for scene three</FormLabel>
      <Select
        defaultValue="Baker"
        indicator={<KeyboardArrowDownIcon />}
        slotProps={{
          listbox: {
            'aria-label': 'Puppet for scene three',
            placement: 'top',
            sx: { maxHeight: 140 },
          },
          indicator: (ownerState) => ({
            sx: {
              transition: '0.2s',
              transform: ownerState.open ? 'rotate(-180deg)' : 'none',
            },
          }),
        }}
      >
        {PUPPETS.map((puppet) => (
          <Option key={puppet} value={puppet}>
            {puppet}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
