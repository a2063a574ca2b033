import type { RemoteHost } from '@verdant/federation/browser';
import { currentReport, reportFormats } from '../debug/load-report';

/** Key under which the lab's page finds the report (federation/server/fault-lab/page/assets/lab.js). */
const KEY = 'fault-lab-report';

/** Stores the report of this page as text and JSON for the fault lab's page, which possibly opens next in this tab. */
function storeReport(host: RemoteHost): void {
  const report = currentReport(host);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text: reportFormats.text(report), json: reportFormats.JSON(report) }));
  } catch {
    // Storage may be blocked or full: the report can still be copied in the page.
  }
}

/** Stores the report whenever the user leaves the page. Returns the function that stops it. */
export function storeReportOnLeave(host: RemoteHost): () => void {
  const keep = () => storeReport(host);
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}
