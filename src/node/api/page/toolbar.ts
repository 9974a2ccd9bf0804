import { API_VIEWS, parseApiView, viewStorageKey, type ApiSection } from '../../../shared/api/api-page';
import { escapeHtml } from '../../support/escape-html';
import type { TableContext } from './table';

/**
 * A part of an API page: its toolbar and its table. The script sets the view that the reader has chosen before
 * the part is painted; it needs nothing that has loaded.
 */
export function renderSection(
  section: ApiSection,
  tools: string,
  table: string,
  { t }: TableContext,
): string {
  const views = API_VIEWS.map((view, index) => {
    const checked = index === 0 ? ' checked' : '';
    return (
      `<label><input type="radio" name="view-${section}" value="${view}"${checked}` +
      ` data-ga-event-category="layout" data-ga-event-action="${section}" data-ga-event-label="${view}">` +
      `<span>${escapeHtml(t(`reference.views.${view}`))}</span></label>`
    );
  });
  const fieldset =
    `<fieldset class="api-views"><legend class="visually-hidden">${escapeHtml(t(`reference.viewOf.${section}`))}</legend>` +
    `${views.join('')}</fieldset>`;
  return (
    `<div class="api-section" data-section="${section}">` +
    `<div class="api-toolbar">${tools}${fieldset}</div>${table}<script>${viewScript(section)}</script></div>`
  );
}

/** The filter of the page, and the switch for inherited props where there are any. */
export function renderFilter(inherited: number, { t }: TableContext): string {
  const filter =
    `<input class="api-filter" type="search" aria-label="${escapeHtml(t('reference.filter'))}"` +
    ` placeholder="${escapeHtml(t('reference.filterHint'))}" autocomplete="off" spellcheck="false">`;
  const inheritedSwitch =
    inherited === 0
      ? ''
      : '<label class="api-switch"><input type="checkbox" role="switch">' +
        `<span>${escapeHtml(t('reference.withInherited', { count: inherited }))}</span></label>`;
  return `${filter}${inheritedSwitch}<output class="api-count"></output>`;
}

function viewScript(section: ApiSection): string {
  const others = API_VIEWS.filter((view) => view !== parseApiView(null)).join('|');
  return (
    '(function(s){try{' +
    `var v=localStorage.getItem("${viewStorageKey(section)}");if(/^(${others})$/.test(v))s.dataset.view=v` +
    '}catch(e){}})(document.currentScript.parentNode)'
  );
}
