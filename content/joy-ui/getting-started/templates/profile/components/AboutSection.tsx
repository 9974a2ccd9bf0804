import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import { aboutLength } from '../volunteer';
import Section from './Section';
import TextInput from './TextInput';
import type { FieldsProps } from './fields';

export default function AboutSection({
  values,
  errors,
  onChange,
}: FieldsProps) {
  return (
    <Section
      id="about"
      title="About you"
      text="Other volunteers see your badge name and the text below."
    >
      <TextInput
        required
        label="Full name"
        name="name"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextInput
        label="Name on the badge"
        name="badgeName"
        autoComplete="nickname"
        value={values.badgeName}
        onChange={(badgeName) => onChange({ badgeName })}
      />
      <TextInput
        required
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={(email) => onChange({ email })}
      />
      <TextInput
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        value={values.phone}
        error={errors.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <FormControl className="wide" error={errors.about !== undefined}>
        <FormLabel>A few words</FormLabel>
        <Textarea
          name="about"
          minRows={2}
          slotProps={{
            textarea: { 'aria-invalid': errors.about !== undefined },
          }}
          value={values.about}
          onChange={(event) => onChange({ about: event.target.value })}
        />
        <FormHelperText>
          {errors.about ??
            `${values.about.length} of ${aboutLength} characters`}
        </FormHelperText>
      </FormControl>
    </Section>
  );
}
