import Slider from '@mui/material/Slider';

export default function SliderWater() {
  return (
    <Slider
      className="h-2 text-[#0b6e75] dark:text-[#6fd0d8]"
      slotProps={{
        thumb: {
          className:
            'size-7 border-[3px] border-solid border-current bg-white dark:bg-[#121212]',
        },
      }}
      aria-label="Water temperature"
      defaultValue={24}
    />
  );
}
