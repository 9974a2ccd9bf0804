import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function Picture() {
  return (
    <TextareaAutosize
      readOnly
      value={'Grows\nwith each\nline'}
      style={{ width: 140, height: 72 }}
    />
  );
}
