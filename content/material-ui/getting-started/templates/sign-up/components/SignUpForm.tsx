import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { validate, type SignUpErrors } from '../validate';
import PasswordField from './PasswordField';
import PlanChoice from './PlanChoice';

interface SignUpFormProps {
  onDone: (name: string) => void;
}

export default function SignUpForm({ onDone }: SignUpFormProps) {
  const [errors, setErrors] = useState<SignUpErrors>({});
  const summary = useRef<HTMLDivElement>(null);
  const mistakes = Object.entries(errors);
  const termsId = useId();

  // Each attempt sets a new object, so the summary gets focus every time.
  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      summary.current?.focus();
    }
  }, [errors]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const next = validate(data);
    setErrors(next);
    if (Object.keys(next).length === 0) {
      onDone(String(data.get('name')));
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2.5 }}
    >
      <Typography variant="h2">Become a member</Typography>
      {mistakes.length > 0 && (
        <Alert ref={summary} severity="error" tabIndex={-1}>
          <AlertTitle>Almost there</AlertTitle>
          {mistakes.map(([field, text]) => (
            <div key={field}>{text}</div>
          ))}
        </Alert>
      )}
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        required
        error={Boolean(errors.name)}
        helperText={errors.name}
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        error={Boolean(errors.email)}
        helperText={errors.email}
      />
      <PasswordField error={errors.password} />
      <PlanChoice />
      <FormControl error={Boolean(errors.terms)}>
        <FormControlLabel
          control={
            <Checkbox
              name="terms"
              required
              slotProps={{
                input: {
                  'aria-describedby': termsId,
                  'aria-invalid': Boolean(errors.terms),
                },
              }}
            />
          }
          label="I agree to the house rules: chalk balls only, and look up before you walk."
        />
        <FormHelperText id={termsId}>{errors.terms}</FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" size="large">
        Create account
      </Button>
    </Stack>
  );
}
