import Button from '@mui/material/Button';
import './index.css';

export default function ButtonCustomization() {
  return (
    <div className="plan-actions">
      <Button className="plan-pill" variant="contained" disableElevation>
        Start free trial
      </Button>
      <Button className="plan-pill" variant="outlined">
        Compare plans
      </Button>
      <Button className="plan-sales">Talk to sales</Button>
    </div>
  );
}
