import AspectRatio from '@mui/joy/AspectRatio';
import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';

export default function AspectRatioPlaceholder() {
  return (
    <AspectRatio
      ratio="3/2"
      variant="outlined"
      sx={{ maxWidth: 320, borderRadius: 'md', '--Icon-fontSize': '3rem' }}
    >
      <div role="img" aria-label="No photo yet">
        <AddAPhotoIcon />
      </div>
    </AspectRatio>
  );
}
