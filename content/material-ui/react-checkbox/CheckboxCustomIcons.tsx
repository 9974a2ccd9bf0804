import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';

export default function CheckboxCustomIcons() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Save this apartment"
        control={
          <Checkbox
            defaultChecked
            color="secondary"
            icon={<BookmarkBorderIcon />}
            checkedIcon={<BookmarkIcon />}
          />
        }
      />
      <FormControlLabel
        label="Keys handed over"
        control={
          <Checkbox
            defaultChecked
            icon={<RadioButtonUncheckedIcon />}
            checkedIcon={<CheckCircleIcon />}
          />
        }
      />
    </FormGroup>
  );
}
