import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import { nights, tasks } from '../volunteer';
import Section from './Section';
import { toggle, type FieldsProps } from './fields';

const taskNames = tasks.map(({ name }) => name);

export default function NightsSection({
  values,
  errors,
  onChange,
}: FieldsProps) {
  return (
    <Section
      id="nights"
      title="Nights and tasks"
      text="The schedule for next month is based on these choices."
    >
      <div className="wide">
        <FormLabel component="div" id="nights-label" sx={{ mb: 1 }}>
          Nights you can come in
        </FormLabel>
        <Stack
          role="group"
          aria-labelledby="nights-label"
          aria-describedby={errors.nights && 'nights-error'}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {nights.map((night) => (
            <Sheet
              key={night}
              sx={{
                minWidth: 56,
                p: 1,
                borderRadius: 'sm',
                textAlign: 'center',
              }}
            >
              <Checkbox
                overlay
                disableIcon
                variant={values.nights.includes(night) ? 'solid' : 'outlined'}
                color={errors.nights ? 'danger' : undefined}
                name="nights"
                label={night}
                checked={values.nights.includes(night)}
                onChange={() =>
                  onChange({ nights: toggle(nights, values.nights, night) })
                }
              />
            </Sheet>
          ))}
        </Stack>
        {errors.nights && (
          <FormControl error>
            <FormHelperText id="nights-error">{errors.nights}</FormHelperText>
          </FormControl>
        )}
      </div>
      <div className="wide">
        <FormLabel id="shifts-label">
          At most {values.shifts} {values.shifts === 1 ? 'shift' : 'shifts'} a
          month
        </FormLabel>
        <Slider
          aria-labelledby="shifts-label"
          min={1}
          max={10}
          marks
          value={values.shifts}
          onChange={(event, shifts) => onChange({ shifts: shifts as number })}
          sx={{ py: 1.5, maxWidth: 400, display: 'block' }}
        />
      </div>
      {tasks.map(({ name, detail }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ alignSelf: 'stretch', p: 2, borderRadius: 'md' }}
        >
          <FormControl>
            <Checkbox
              overlay
              name="tasks"
              label={name}
              checked={values.tasks.includes(name)}
              onChange={() =>
                onChange({ tasks: toggle(taskNames, values.tasks, name) })
              }
            />
            <FormHelperText>{detail}</FormHelperText>
          </FormControl>
        </Sheet>
      ))}
    </Section>
  );
}
