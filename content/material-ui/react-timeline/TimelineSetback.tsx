import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const weeks: { text: string; position?: 'left' }[] = [
  { text: 'Caisson lowered' },
  { text: 'Setback: flood, nine days lost', position: 'left' },
  { text: 'Caisson sealed' },
];

export default function TimelineSetback() {
  return (
    <Timeline sx={{ my: 0, p: 0 }}>
      {weeks.map(({ text, position }, index) => (
        <TimelineItem key={text} position={position}>
          <TimelineSeparator>
            <TimelineDot color={position ? 'error' : 'grey'} />
            {index < weeks.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
