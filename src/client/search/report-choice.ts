import { noSearchResultEvent, searchEvent, type SearchChoice } from '../partners/analytics/event';
import { reportEvent } from '../partners/analytics/report-event';
import { readServices } from '../partners/read-services';

/** Tells analytics which result was opened. */
export function reportChoice(choice: SearchChoice): void {
  reportEvent(searchEvent(choice, tellsText()));
}

/** Tells analytics that nothing was found. */
export function reportNoResult(text: string): void {
  reportEvent(noSearchResultEvent(text, tellsText()));
}

function tellsText(): boolean {
  return readServices().analytics?.searchText === true;
}
