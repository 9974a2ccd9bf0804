import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import CloseIcon from '@mui/icons-material/Close';

export default function CheckboxIcons() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Checkbox
        variant="plain"
        label="Save this route"
        uncheckedIcon={<BookmarkBorderIcon />}
        checkedIcon={<BookmarkIcon />}
        defaultChecked
      />
      <Checkbox
        color="danger"
        label="Hold is loose"
        checkedIcon={<CloseIcon />}
        defaultChecked
      />
    </Stack>
  );
}
