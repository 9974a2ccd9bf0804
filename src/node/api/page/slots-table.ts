import { breakableCode, flag } from './html';
import type { RenderedSlot } from './rendered-component';
import { description, flags, renderTable, type TableContext } from './table';

/** The table of slots. */
export function renderSlotsTable(slots: readonly RenderedSlot[], context: TableContext): string {
  const { t } = context;
  return renderTable(
    t('reference.slot'),
    [
      { head: t('reference.className'), kind: 'type' },
      { head: t('reference.defaultComponent'), kind: 'default' },
      { head: t('reference.text'), kind: 'text' },
    ],
    slots.map((slot) => ({
      name: slot.name,
      anchor: slot.anchor,
      href: `#${slot.anchor}`,
      flags: flags(slot, context) + (slot.replaceable ? '' : flag(t('reference.slotPropsOnly'))),
      deprecated: slot.deprecated,
      inherited: false,
      cells: [
        slot.className === null ? '' : breakableCode(`.${slot.className}`),
        slot.defaultComponent === null ? '' : breakableCode(slot.defaultComponent),
        description(slot, context),
      ],
    })),
  );
}
