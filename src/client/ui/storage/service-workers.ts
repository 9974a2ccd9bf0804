/** What service workers are registered with; null where the browser has none, or does not let the site use them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return window.navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
