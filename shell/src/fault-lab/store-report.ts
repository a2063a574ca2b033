import type { RemoteHost } from '@verdant/federation/browser';
import { currentReport, reportFormats } from '../debug/load-report';

/** Key under which the lab's page finds the report (federation/server/fault-lab/page/assets/lab.js). */
const KEY = 'fault-lab-report';

/** Leaves the report of this page to the lab's page, which may be opened next in this tab, as text and as JSON. */
function storeReport(host: RemoteHost): void {
  const report = currentReport(host);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text: reportFormats.text(report), json: reportFormats.JSON(report) }));
  } catch {
    // Storage may be blocked or full: the report can still be copied in the page.
  }
}

/** Keeps the report whenever the page is left. Returns how to stop. */
export function storeReportOnLeave(host: RemoteHost): () => void {
  const keep = () => storeReport(host);
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}
