import CabinIcon from '@mui/icons-material/Cabin';
import './index.css';

export default function IconCustomization() {
  return <CabinIcon className="hut-icon" titleAccess="Hut" />;
}
