import TideGauge from 'harbor-ui/TideGauge';

export default function TideGaugeLevels() {
  return <TideGauge level={6.4} max={8} />;
}
