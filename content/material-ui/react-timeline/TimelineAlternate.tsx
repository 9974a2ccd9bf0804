import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const events = [
  { year: '2021', text: 'Design competition' },
  { year: '2022', text: 'Test drilling' },
  { year: '2024', text: 'First cable' },
  { year: '2025', text: 'Opening day' },
];

export default function TimelineAlternate() {
  return (
    <Timeline position="alternate" sx={{ my: 0, p: 0 }}>
      {events.map(({ year, text }, index) => (
        <TimelineItem key={year}>
          <TimelineOppositeContent color="textSecondary">
            <time dateTime={year}>{year}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
