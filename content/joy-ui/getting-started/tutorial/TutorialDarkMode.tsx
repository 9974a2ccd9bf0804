import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider } from '@mui/joy/styles';
import ModeSwitch from './TutorialDarkMode/ModeSwitch';
import SignIn from './TutorialDarkMode/SignIn';

export default function TutorialDarkMode() {
  return (
    <CssVarsProvider>
      <Sheet sx={{ p: 2 }}>
        <ModeSwitch />
        <SignIn />
      </Sheet>
    </CssVarsProvider>
  );
}
