import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import { styled } from '@mui/joy/styles';

const AgeTag = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'age',
})<{ age: 'baby' | 'child' }>(({ theme }) => ({
  borderRadius: theme.vars.radius.xs,
  fontVariantNumeric: 'tabular-nums',
  variants: [
    {
      props: { age: 'baby' },
      style: {
        color: theme.vars.palette.success.softColor,
        backgroundColor: theme.vars.palette.success.softBg,
      },
    },
    {
      props: { age: 'child' },
      style: { border: '1px dashed' },
    },
  ],
}));

export default function ApproachesAgeTag() {
  return (
    <List aria-label="Toys in the spring catalog">
      <ListItem>
        <ListItemContent>Rattle with beech rings</ListItemContent>
        <AgeTag age="baby">From 6 months</AgeTag>
      </ListItem>
      <ListItem>
        <ListItemContent>Pull-along otter</ListItemContent>
        <AgeTag age="baby">From 18 months</AgeTag>
      </ListItem>
      <ListItem>
        <ListItemContent>Marble run, 64 pieces</ListItemContent>
        <AgeTag age="child">From 5 years</AgeTag>
      </ListItem>
    </List>
  );
}
