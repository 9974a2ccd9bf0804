import type { ReactNode } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

interface FieldProps {
  label: string;
  helperText?: string;
  required?: boolean;
  error?: boolean;
  children: ReactNode;
}

export function Field({ label, helperText, children, ...props }: FieldProps) {
  return (
    <FormControl {...props}>
      <FormLabel>{label}</FormLabel>
      {children}
      {helperText && (
        <FormHelperText
          sx={props.error ? { color: 'danger.plainColor' } : undefined}
        >
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
