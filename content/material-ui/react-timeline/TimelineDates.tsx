import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stages = [
  { day: '2024-03-04', date: 'March 4', text: 'Scaffold up' },
  { day: '2024-05-27', date: 'May 27', text: 'Keystone set' },
  { day: '2024-07-12', date: 'July 12', text: 'Scaffold down' },
];

export default function TimelineDates() {
  return (
    <Timeline sx={{ my: 0, p: 0 }}>
      {stages.map(({ day, date, text }, index) => (
        <TimelineItem key={day}>
          <TimelineOppositeContent color="textSecondary" sx={{ flex: 0.5 }}>
            <time dateTime={day}>{date}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < stages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
