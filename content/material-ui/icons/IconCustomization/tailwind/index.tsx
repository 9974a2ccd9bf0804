import CabinIcon from '@mui/icons-material/Cabin';

export default function IconCustomization() {
  return (
    <CabinIcon
      titleAccess="Hut"
      className="rounded-full bg-blue-700 p-2 text-[3.5rem] text-white dark:bg-blue-300 dark:text-slate-900"
    />
  );
}
