import type { RemoteHost } from '@verdant/federation/browser';
import { currentReport, reportFormats } from '../debug/load-report';

/** Key under which the lab's page finds the report (federation/server/fault-lab/page/assets/lab.js). */
const KEY = 'fault-lab-report';

/** Stores the report for the fault lab's page whenever the user leaves. Returns the function that stops this. */
export function storeReportOnLeave(host: RemoteHost): () => void {
  const keep = () => {
    const report = currentReport(host);
    const stored = JSON.stringify({ text: reportFormats.text(report), json: reportFormats.JSON(report) });
    try {
      sessionStorage.setItem(KEY, stored);
    } catch {
      // Storage may be blocked or full: the report can still be copied in the page.
    }
  };
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}
