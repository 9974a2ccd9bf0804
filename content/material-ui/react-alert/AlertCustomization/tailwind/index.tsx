import Alert from '@mui/material/Alert';

export default function AlertCustomization() {
  return (
    <Alert
      severity="warning"
      role="note"
      className="border-s-[6px] border-orange-600 bg-white text-slate-900 shadow-md dark:border-orange-400 dark:bg-slate-900 dark:text-white"
    >
      Ice on the steps to the ticket office.
    </Alert>
  );
}
