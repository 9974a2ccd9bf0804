import { type ComponentProps, type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { CODE_VARIANTS, codeStylingKey, type CodeStyling } from '../../../shared/code-variant';
import { reportEvent } from '../../analytics/report-event';
import { useCodeStyling, useCodeVariant } from '../../settings/code-variant-provider';
import { announce } from '../../ui/announce';
import { counted } from '../../ui/counted';
import { CheckIcon, CopyIcon, CubeIcon, FocusIcon, LightningIcon, MoreIcon, ResetIcon } from '../../ui/icons';
import { moveFocus, moveTabStop, resetTabStop } from '../../ui/roving-tabindex';
import { useTranslate } from '../../ui/providers';
import type { MoreMenu } from './more-menu';
import type { DemoControls } from './use-demo-controls';

/** Loads the menu on hover or focus. */
const loadMoreMenu = () => import('./more-menu');

interface DemoToolbarProps {
  controls: DemoControls;
  /** True if the whole source is shown. */
  isOpen: boolean;
  /** True if a short form replaces the closed source. */
  hasPreview: boolean;
  onToggle: () => void;
}

/** Actions of a demo. The toolbar is one Tab stop at the toggle, with arrow keys, Home, and End. */
export function DemoToolbar({ controls, isOpen, hasPreview, onToggle }: DemoToolbarProps): ReactNode {
  const t = useTranslate();
  const { demo } = controls;
  const [menu, setMenu] = useState<{ Menu: typeof MoreMenu; anchor: HTMLElement } | null>(null);
  const toggleMenu = ({ currentTarget: anchor }: MouseEvent<HTMLElement>): void =>
    void loadMoreMenu().then(
      (loaded) => setMenu(menu ? null : { Menu: loaded.MoreMenu, anchor }),
      () => announce(t('notLoaded'), { shown: true }),
    );
  const hide = hasPreview ? t('demo.collapseSource') : t('demo.hideSource');
  const show = hasPreview ? t('demo.expandSource') : t('demo.showSource');
  return (
    <>
      <div
        className="demo-toolbar"
        role="toolbar"
        aria-label={t('demo.toolbar', { name: demo.name })}
        tabIndex={-1}
        onKeyDown={(event) => {
          // Escape hides the tooltip.
          if (event.key === 'Escape') event.currentTarget.dataset['quiet'] = '';
          moveFocus(event, 'inline', event.currentTarget);
        }}
        onFocus={(event) => {
          showTooltips(event);
          moveTabStop(event);
        }}
        onPointerLeave={showTooltips}
        onBlur={resetTabStop}
      >
        {demo.sources.length > 1 && <StylingSelect controls={controls} />}
        <VariantSwitch />
        <div className="demo-toolbar-end">
          <button
            type="button"
            className="demo-toggle"
            data-tab-stop
            ref={counted({ gaEventAction: isOpen ? 'collapse' : 'expand' })}
            onClick={onToggle}
          >
            {isOpen ? hide : show}
          </button>
          {/* On narrow screens, some of them are in the menu. */}
          <div className="demo-actions">
            {!controls.options.hideEditButton && <SandboxButtons wide sandboxes={controls} />}
            <ToolbarButton name="copySource" onClick={controls.copySource}>
              {controls.isCopied ? <CheckIcon /> : <CopyIcon />}
            </ToolbarButton>
            <ToolbarButton wide name="resetFocus" onClick={controls.resetFocus}>
              <FocusIcon />
            </ToolbarButton>
            <ToolbarButton name="resetDemo" onClick={controls.reset}>
              <ResetIcon />
            </ToolbarButton>
            <ToolbarButton
              name="seeMore"
              aria-haspopup="menu"
              aria-expanded={menu !== null}
              onIntent={() => void loadMoreMenu().catch(() => undefined)}
              onClick={toggleMenu}
            >
              <MoreIcon />
            </ToolbarButton>
          </div>
        </div>
      </div>
      {menu && <menu.Menu controls={controls} anchor={menu.anchor} onClose={() => setMenu(null)} />}
    </>
  );
}

/** The styling of all demos that have several. */
function StylingSelect({ controls: { demo, source } }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const [, choose] = useCodeStyling();
  return (
    <select
      className="demo-styling"
      tabIndex={-1}
      aria-label={t('demo.styling')}
      value={source.styling}
      onChange={({ currentTarget }) => {
        const styling = currentTarget.value as CodeStyling;
        choose(styling, currentTarget);
        // Choosing from the list of a browser is no click.
        const params = { eventAction: `styling-${codeStylingKey(styling)}`, eventLabel: '' };
        reportEvent({ name: 'demo', params });
      }}
    >
      {demo.sources.map(({ styling }) => (
        <option key={styling} value={styling}>
          {styling}
        </option>
      ))}
    </select>
  );
}

/** JavaScript or TypeScript, for all demos at once. */
function VariantSwitch(): ReactNode {
  const t = useTranslate();
  const [chosen, choose] = useCodeVariant();
  const labels = { JS: t('demo.showJSSource'), TS: t('demo.showTSSource') };
  return (
    <div className="demo-variants">
      {CODE_VARIANTS.map((variant) => (
        <button
          key={variant}
          type="button"
          className="demo-variant"
          tabIndex={-1}
          // The name starts with the visible text, for voice control.
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

interface ToolbarButtonProps extends ComponentProps<'button'> {
  /** Key of the label, which is also the tooltip. Analytics counts clicks by this key. */
  name: string;
  /** Only on wide screens. */
  wide?: boolean;
  /** Called when the pointer or the focus shows interest. */
  onIntent?: () => void;
}

/** A button with an icon and a tooltip. */
export function ToolbarButton({ name, wide, onIntent, ...props }: ToolbarButtonProps): ReactNode {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={wide ? 'demo-action demo-wide' : 'demo-action'}
      tabIndex={-1}
      aria-label={t(`demo.${name}`)}
      ref={counted({ gaEventAction: name })}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...props}
    />
  );
}

interface SandboxButtonsProps extends Pick<ToolbarButtonProps, 'wide' | 'tabIndex'> {
  sandboxes: Pick<DemoControls, 'prepareSandbox' | 'openSandbox'>;
}

const SANDBOXES = [
  { name: 'stackblitz', Icon: LightningIcon },
  { name: 'codesandbox', Icon: CubeIcon },
] as const;

/** Buttons that open a demo in a sandbox. */
export function SandboxButtons({ sandboxes, ...button }: SandboxButtonsProps): ReactNode {
  const { prepareSandbox, openSandbox } = sandboxes;
  return SANDBOXES.map(({ name, Icon }) => (
    <ToolbarButton
      key={name}
      {...button}
      name={name}
      onIntent={prepareSandbox}
      onClick={() => openSandbox(name)}
    >
      <Icon />
    </ToolbarButton>
  ));
}

function showTooltips({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  delete currentTarget.dataset['quiet'];
}
