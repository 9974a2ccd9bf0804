import Button from '@mui/material/Button';
import './index.css';

export default function ButtonCustomization() {
  return (
    <div className="rental-actions">
      <Button className="rental-pill" variant="contained" disableElevation>
        Rent a cargo bike
      </Button>
      <Button className="rental-pill" variant="outlined">
        Test ride
      </Button>
      <Button className="rental-visit">Visit us</Button>
    </div>
  );
}
