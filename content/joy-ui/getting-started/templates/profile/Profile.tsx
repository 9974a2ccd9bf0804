import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import Badge from './components/Badge';
import ProfileForm from './components/ProfileForm';
import SectionNav from './components/SectionNav';
import SiteHeader from './components/SiteHeader';
import { theme } from './theme';
import { savedVolunteer } from './volunteer';

export default function Profile() {
  const [saved, setSaved] = useState(savedVolunteer);
  const [values, setValues] = useState(savedVolunteer);

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ minHeight: 'calc(100svh - var(--page-top, 0px))' }}>
        <SiteHeader />
        <Box
          component="main"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px 1fr' },
            alignItems: 'start',
            gap: { xs: 3, md: 5 },
            maxWidth: 1120,
            mx: 'auto',
            px: { xs: 2, md: 4 },
            pt: { xs: 1, md: 3 },
            pb: 4,
          }}
        >
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Typography level="h1">Your profile</Typography>
            <Typography>
              Volunteer since March 2021, with 212 nights and 38 hedgehogs
              released.
            </Typography>
          </Box>
          <Box
            sx={{
              position: { md: 'sticky' },
              top: 'calc(var(--page-top, 0px) + 24px)',
              display: 'grid',
              gap: 2,
            }}
          >
            <Badge values={values} />
            <SectionNav />
          </Box>
          <ProfileForm
            values={values}
            saved={saved}
            onChange={setValues}
            onSave={() => setSaved(values)}
          />
        </Box>
      </Box>
    </CssVarsProvider>
  );
}
