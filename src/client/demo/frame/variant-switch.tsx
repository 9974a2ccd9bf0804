import type { ReactNode } from 'react';
import { useCodeVariant } from '../../ui/code-variant/code-variant-provider';
import { useTranslate } from '../../ui/texts/locale-provider';
import { counted } from '../../ui/counted';

/** JavaScript or TypeScript, for all demos at once. */
export function VariantSwitch(): ReactNode {
  const t = useTranslate();
  const [chosen, choose] = useCodeVariant();
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
          ref={counted({ gaEventAction: variant })}
          onClick={({ currentTarget }) => choose(variant, currentTarget)}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}
