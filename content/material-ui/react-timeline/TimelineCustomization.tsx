import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stages = ['Railings, done', 'Paint, planned', 'Opening, planned'];

export default function TimelineCustomization() {
  return (
    <Timeline
      sx={{
        my: 0,
        p: 0,
        '& li::before': { display: 'none' },
        '& .MuiTimelineDot-root': { borderRadius: 0.5, boxShadow: 'none' },
        '& .MuiTimelineConnector-root': {
          width: 0,
          bgcolor: 'transparent',
          borderLeft: '2px dashed',
        },
      }}
    >
      {stages.map((stage, index) => (
        <TimelineItem key={stage}>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < stages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stage}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
