import Section from './Section';
import TextInput from './TextInput';
import type { FieldsProps } from './fields';

export default function ContactSection({
  values,
  errors,
  onChange,
}: FieldsProps) {
  return (
    <Section
      id="contact"
      title="Emergency contact"
      text="Only the person who leads your shift can see this."
    >
      <TextInput
        required
        label="Contact name"
        name="contactName"
        value={values.contactName}
        error={errors.contactName}
        onChange={(contactName) => onChange({ contactName })}
      />
      <TextInput
        required
        label="Contact phone"
        name="contactPhone"
        type="tel"
        value={values.contactPhone}
        error={errors.contactPhone}
        onChange={(contactPhone) => onChange({ contactPhone })}
      />
    </Section>
  );
}
