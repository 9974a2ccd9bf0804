import Switch from '@mui/material/Switch';

export default function Picture() {
  return (
    <div>
      <Switch defaultChecked />
      <Switch />
    </div>
  );
}
