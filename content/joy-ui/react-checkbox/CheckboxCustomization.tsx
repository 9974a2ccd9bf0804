import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxCustomization() {
  return (
    <Checkbox
      label="Climbed without a fall"
      defaultChecked
      sx={{
        '--Checkbox-size': '2rem',
        '--Checkbox-gap': '1rem',
        fontWeight: 'lg',
        '& .MuiCheckbox-checkbox': {
          position: 'relative',
          borderRadius: '50%',
        },
      }}
    />
  );
}
