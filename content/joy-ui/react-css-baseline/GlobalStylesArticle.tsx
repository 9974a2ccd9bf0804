import GlobalStyles from '@mui/joy/GlobalStyles';

export default function GlobalStylesArticle() {
  return (
    <>
      <GlobalStyles
        styles={(theme) => ({
          a: { color: theme.vars.palette.primary.plainColor },
          code: {
            padding: '0 0.25em',
            borderRadius: theme.vars.radius.xs,
            background: theme.vars.palette.background.level2,
          },
        })}
      />
      <p>
        Switch the relay with <code>relay on</code>, and read the{' '}
        <a href="#customization">manual</a> before you open the case.
      </p>
    </>
  );
}
