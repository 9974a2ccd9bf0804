import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

export default function Picture() {
  return (
    <Timeline sx={{ m: 0, p: 0 }}>
      <TimelineItem sx={{ minHeight: 44 }}>
        <TimelineOppositeContent>8:00</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Bake</TimelineContent>
      </TimelineItem>
      <TimelineItem sx={{ minHeight: 44 }}>
        <TimelineOppositeContent>9:00</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <TimelineContent>Sell</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
