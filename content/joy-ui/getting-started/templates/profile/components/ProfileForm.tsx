import { useEffect, useRef, useState, type FormEvent } from 'react';
import Stack from '@mui/joy/Stack';
import { changedFields, validate, type Errors } from '../validate';
import type { Volunteer } from '../volunteer';
import AboutSection from './AboutSection';
import ContactSection from './ContactSection';
import NightsSection from './NightsSection';
import PrivacySection from './PrivacySection';
import SaveBar from './SaveBar';

export interface ProfileFormProps {
  values: Volunteer;
  saved: Volunteer;
  onChange: (values: Volunteer) => void;
  onSave: () => void;
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export default function ProfileForm({
  values,
  saved,
  onChange,
  onSave,
}: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState('');
  const changes = changedFields(values, saved).length;
  const mistakes = Object.keys(errors).length;

  // Let the browser ask before the user leaves with unsaved changes.
  useEffect(() => {
    if (changes === 0) {
      return undefined;
    }
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [changes]);

  const handleChange = (part: Partial<Volunteer>) => {
    const next = { ...values, ...part };
    const stillWrong = validate(next);
    onChange(next);
    // While the user types, messages disappear, but no new ones appear.
    setErrors(
      Object.fromEntries(
        Object.entries(errors).filter(([name]) => name in stillWrong),
      ),
    );
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = validate(values);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first === undefined) {
      onSave();
      setResult('Your profile was saved.');
    } else {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  };

  const handleDiscard = () => {
    onChange(saved);
    setErrors({});
    setResult('Your changes were discarded.');
    // The focused button is disabled now, so move focus to the next one.
    form.current
      ?.querySelector<HTMLElement>('[type="submit"]')
      ?.focus({ preventScroll: true });
  };

  let message = result || 'No changes';
  if (mistakes > 0) {
    message = `${count(mistakes, 'field needs', 'fields need')} your attention.`;
  } else if (changes > 0) {
    message = count(changes, 'unsaved change', 'unsaved changes');
  }

  const props = { values, errors, onChange: handleChange };

  return (
    <Stack
      ref={form}
      component="form"
      noValidate
      aria-label="Profile"
      onSubmit={handleSubmit}
      sx={{ gap: 3 }}
    >
      <AboutSection {...props} />
      <NightsSection {...props} />
      <ContactSection {...props} />
      <PrivacySection {...props} />
      <SaveBar
        message={message}
        isDirty={changes > 0}
        hasErrors={mistakes > 0}
        isSticky={changes > 0 || mistakes > 0 || result !== ''}
        onDiscard={handleDiscard}
      />
    </Stack>
  );
}
