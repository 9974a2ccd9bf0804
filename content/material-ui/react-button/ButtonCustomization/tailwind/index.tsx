import Button from '@mui/material/Button';

const pill =
  'rounded-full px-6 normal-case focus-visible:outline-2 focus-visible:outline-offset-2';

export default function ButtonCustomization() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button className={pill} variant="contained" disableElevation>
        Rent a cargo bike
      </Button>
      <Button className={pill} variant="outlined">
        Test ride
      </Button>
      <Button className="bg-slate-900 px-4 text-white hover:bg-slate-700 dark:bg-slate-100 dark:text-slate-900 dark:hover:bg-slate-300">
        Visit us
      </Button>
    </div>
  );
}
