import Buoy from 'harbor-ui/Buoy';

export default function BuoyLights() {
  return (
    <div>
      <Buoy label="North entrance" color="green" lit /> <Buoy label="South entrance" />
    </div>
  );
}
