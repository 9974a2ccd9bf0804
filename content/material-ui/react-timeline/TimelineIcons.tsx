import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ScaleIcon from '@mui/icons-material/Scale';
import TrafficIcon from '@mui/icons-material/Traffic';

const days = [
  { Icon: LocalShippingIcon, title: 'Girders arrive', text: 'By barge' },
  { Icon: ScaleIcon, title: 'Load test', text: 'Six trucks full of gravel' },
  { Icon: TrafficIcon, title: 'Traffic', text: 'One lane, then two' },
];

export default function TimelineIcons() {
  return (
    <Timeline sx={{ my: 0, p: 0, '& li::before': { display: 'none' } }}>
      {days.map(({ Icon, title, text }, index) => (
        <TimelineItem key={title}>
          <TimelineSeparator>
            <TimelineDot color="primary" sx={{ my: 0 }}>
              <Icon />
            </TimelineDot>
            {index < days.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {title}
            <Typography variant="body2">{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
