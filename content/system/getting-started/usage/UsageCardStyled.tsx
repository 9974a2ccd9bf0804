import { ThemeProvider, createTheme, styled } from '@mui/system';

const nightTheme = createTheme({
  palette: { night: { main: '#1b2145', text: '#ffffff', soft: '#c9d1ff' } },
});

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: 2 * theme.shape.borderRadius,
  backgroundColor: theme.palette.night.main,
  color: theme.palette.night.text,
  [theme.breakpoints.up('sm')]: { flexDirection: 'row' },
}));

const Body = styled('div')({ flexGrow: 1 });

const Title = styled('div')({ fontWeight: 700 });

const Time = styled('div')(({ theme }) => ({
  color: theme.palette.night.soft,
}));

const Badge = styled('div')(({ theme }) => ({
  alignSelf: 'flex-start',
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid',
  borderRadius: 2 * theme.shape.borderRadius,
}));

export default function UsageCardStyled() {
  return (
    <ThemeProvider theme={nightTheme}>
      <Card>
        <Body>
          <Title>Saturn</Title>
          <Time>Rises in the east at 9:14 p.m.</Time>
        </Body>
        <Badge>Clear sky</Badge>
      </Card>
    </ThemeProvider>
  );
}
