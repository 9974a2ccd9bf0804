import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stages = [
  { text: 'Piers, done', color: 'success', variant: 'filled' },
  { text: 'Cables, under way', color: 'primary', variant: 'filled' },
  { text: 'Deck, planned', color: 'primary', variant: 'outlined' },
  { text: 'Lamps, planned', color: 'primary', variant: 'outlined' },
] as const;

export default function TimelineProgress() {
  return (
    <Timeline sx={{ my: 0, p: 0, '& li::before': { display: 'none' } }}>
      {stages.map(({ text, color, variant }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} variant={variant} />
            {index < stages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
