import Checkbox from '@mui/material/Checkbox';

export default function Picture() {
  return (
    <div>
      <Checkbox defaultChecked />
      <Checkbox indeterminate />
      <Checkbox />
    </div>
  );
}
