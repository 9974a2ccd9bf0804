import Radio from '@mui/material/Radio';

export default function Picture() {
  return (
    <div>
      <Radio defaultChecked />
      <Radio />
      <Radio />
    </div>
  );
}
