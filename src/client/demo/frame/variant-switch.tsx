import type { ReactNode } from 'react';
import { useCodeVariant } from '../../ui/code-variant/code-variant-provider';
import { codeVariant } from '../../ui/code-variant/store';
import { useTranslate } from '../../ui/texts/translate';

/** JavaScript or TypeScript, for all demos at once. */
export function VariantSwitch(): ReactNode {
  const t = useTranslate();
  const chosen = useCodeVariant();
  const labels = { JS: t('demo.showJSSource'), TS: t('demo.showTSSource') };
  return (
    <div className="demo-variants">
      {(['JS', 'TS'] as const).map((variant) => (
        <button
          key={variant}
          type="button"
          className="demo-variant"
          tabIndex={-1}
          // The name begins with what can be seen, for readers who speak to the browser.
          aria-label={`${variant}: ${labels[variant]}`}
          aria-pressed={variant === chosen}
          data-variant-button={variant}
          onClick={({ currentTarget }) => codeVariant.choose(variant, currentTarget)}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}
