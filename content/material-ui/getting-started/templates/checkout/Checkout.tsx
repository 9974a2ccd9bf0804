import { useEffect, useRef, useState } from 'react';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import ColorModeButton from '../shared/ColorModeButton';
import Confirmation from './components/Confirmation';
import FieldsStep from './components/FieldsStep';
import OrderSummary from './components/OrderSummary';
import ReviewStep from './components/ReviewStep';
import { addressFields, paymentFields, type Values } from './order';
import { theme } from './theme';

const steps = ['Address', 'Payment', 'Review'];
const headings = [
  'Where should we send it?',
  'How would you like to pay?',
  'Does everything look right?',
  'Thank you',
];

export default function Checkout() {
  const [step, setStep] = useState(0);
  const [values, setValues] = useState<Values>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // When the step changes, move focus to its heading.
  useEffect(() => {
    if (shown.current !== step) {
      heading.current?.focus();
    }
    shown.current = step;
  }, [step]);

  const goTo = (next: number) => (entered: Values) => {
    setValues({ ...values, ...entered });
    setStep(next);
  };

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container>
        <Stack
          component="header"
          direction="row"
          sx={{ alignItems: 'center', py: 2 }}
        >
          <Typography variant="h2" component="span" sx={{ flexGrow: 1 }}>
            Ashglaze Pottery
          </Typography>
          <ColorModeButton />
        </Stack>
        <Grid
          component="main"
          container
          spacing={{ xs: 3, md: 8 }}
          sx={{ alignItems: 'start', py: 4 }}
        >
          <Grid size={{ xs: 12, md: 7 }}>
            <Typography variant="h1" sx={{ mb: 3 }}>
              Checkout
            </Typography>
            <Stepper
              activeStep={step}
              sx={{
                mx: -1, // aligns the first step with the headings
                mb: 4,
                '.MuiStepIcon-root:not(.Mui-active, .Mui-completed)': {
                  color: 'text.secondary',
                },
              }}
            >
              {steps.map((label) => (
                <Step key={label}>
                  <StepLabel>{label}</StepLabel>
                </Step>
              ))}
            </Stepper>
            <Typography
              ref={heading}
              variant="h2"
              tabIndex={-1}
              sx={{ mb: 3, outline: 'none' }}
            >
              {headings[step]}
            </Typography>
            {step === 0 && (
              <FieldsStep
                key="address"
                fields={addressFields}
                values={values}
                onDone={goTo(1)}
              />
            )}
            {step === 1 && (
              <FieldsStep
                key="payment"
                fields={paymentFields}
                values={values}
                onDone={goTo(2)}
                onBack={goTo(0)}
              />
            )}
            {step === 2 && (
              <ReviewStep
                values={values}
                onBack={() => setStep(1)}
                onOrder={() => setStep(3)}
              />
            )}
            {step === 3 && <Confirmation name={values.name ?? ''} />}
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <OrderSummary />
          </Grid>
        </Grid>
      </Container>
    </ThemeProvider>
  );
}
