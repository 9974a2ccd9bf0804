import Box from '@mui/material/Box';

export default function BoxScene() {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 80 36"
        aria-hidden
        sx={{ display: 'block', borderRadius: 1, bgcolor: 'action.selected' }}
      >
        <path d="M0 0h80v5H0zM0 0h12v30H0zM68 0h12v30H68z" fill="#a3243b" />
        <path d="M0 30h80v6H0z" fill="#7a5534" />
        <path d="M34 5v12M44 5v12" stroke="currentColor" strokeWidth=".4" />
        <path d="M32 17h14l4 13H28z" fill="#3a7d6b" />
        <circle cx="39" cy="14" r="5" fill="#e3b98f" />
      </Box>
      <Box
        component="figcaption"
        sx={{ pt: 1, typography: 'body2', color: 'text.secondary' }}
      >
        The clockmaker enters on two strings
      </Box>
    </Box>
  );
}
