import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Postcard = styled(TextareaAutosize)(({ theme }) => ({
  width: '100%',
  maxWidth: 320,
  boxSizing: 'border-box',
  padding: theme.spacing(1, 1.5),
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export default function TextareaAutosizeStyled() {
  return (
    <Postcard
      aria-label="Postcard to Lagos"
      placeholder="Write the first line, and a second"
      maxLength={200}
    />
  );
}
