import * as v from 'valibot';

/** GET /health: 200 when the database responds, else 503 with `status: 'unavailable'`. */
export const healthResponse = v.object({
  status: v.picklist(['ok', 'unavailable']),
  version: v.string(),
  uptime_seconds: v.number(),
  database: v.picklist(['ok', 'unavailable']),
});
export type HealthResponse = v.InferOutput<typeof healthResponse>;
