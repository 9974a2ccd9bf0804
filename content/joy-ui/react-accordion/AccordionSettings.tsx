import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Avatar from '@mui/joy/Avatar';
import Checkbox from '@mui/joy/Checkbox';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PoolIcon from '@mui/icons-material/Pool';

const sections = [
  {
    title: 'Lessons',
    summary: 'Level and lane',
    Icon: PoolIcon,
    options: ['Show the lane plan', 'Show the next level'],
  },
  {
    title: 'Messages',
    summary: 'Email and text messages',
    Icon: NotificationsIcon,
    options: ['Email me about changes', 'Text me when a lesson is canceled'],
  },
];

export default function AccordionSettings() {
  return (
    <AccordionGroup variant="outlined" sx={{ borderRadius: 'lg' }}>
      {sections.map(({ title, summary, Icon, options }) => (
        <Accordion key={title}>
          <AccordionSummary>
            <Avatar component="span" color="primary">
              <Icon />
            </Avatar>
            <ListItemContent component="span">
              {title}
              <Typography
                component="span"
                level="body-sm"
                sx={{ display: 'block' }}
              >
                {summary}
              </Typography>
            </ListItemContent>
          </AccordionSummary>
          <AccordionDetails
            slotProps={{ content: { sx: { gap: 1.5, pt: 1 } } }}
          >
            {options.map((option) => (
              <Checkbox key={option} label={option} defaultChecked />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
