import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stages = ['Soundings', 'Foundations', 'Arch', 'Deck'];

export default function TimelineBasics() {
  return (
    <Timeline sx={{ my: 0 }}>
      {stages.map((stage, index) => (
        <TimelineItem key={stage}>
          <TimelineSeparator>
            <TimelineDot />
            {index < stages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stage}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
