import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputFloatingText() {
  return (
    <FormControl
      sx={{
        width: '100%',
        maxWidth: 320,
        '& label': {
          position: 'absolute',
          zIndex: 1,
          top: '1.125rem',
          left: '0.75rem',
          pointerEvents: 'none',
          transformOrigin: '0 0',
          transition: 'transform 150ms',
        },
        '&:has(input:focus, input:not(:placeholder-shown)) label': {
          transform: 'translateY(-0.75rem) scale(0.85)',
        },
      }}
    >
      <FormLabel>Favorite tomato</FormLabel>
      <Input
        placeholder=" "
        sx={{ '--Input-minHeight': '3.5rem', '& input': { pt: 2 } }}
      />
    </FormControl>
  );
}
