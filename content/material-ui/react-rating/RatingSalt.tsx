import Rating, { type IconContainerProps } from '@mui/material/Rating';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';

const answers = ['', 'Too little', 'Just right', 'Too much'];
const icons = [null, RemoveIcon, CheckIcon, AddIcon];

function AnswerIcon({ value, ...other }: IconContainerProps) {
  const Icon = icons[value];
  return <span {...other}>{Icon && <Icon />}</span>;
}

export default function RatingSalt() {
  return (
    <Rating
      name="salt"
      role="radiogroup"
      aria-label="Salt in the dough"
      max={3}
      defaultValue={2}
      highlightSelectedOnly
      getLabelText={(value) => answers[value] ?? ''}
      slotProps={{ icon: { component: AnswerIcon } }}
      sx={{ color: 'text.primary', gap: 1 }}
    />
  );
}
