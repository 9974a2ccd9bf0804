import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const log = [
  'The river is diverted, and the fish are moved upstream.',
  'Divers find an old ferry post, which goes to the museum.',
  'The first pier is above the waterline.',
];

export default function TimelineAtEdge() {
  return (
    <Timeline sx={{ my: 0, p: 0, '& li::before': { display: 'none' } }}>
      {log.map((entry, index) => (
        <TimelineItem key={entry}>
          <TimelineSeparator>
            <TimelineDot />
            {index < log.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{entry}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
