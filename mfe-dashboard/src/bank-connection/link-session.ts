import * as v from 'valibot';

/** POST /bank/link-session: what the widget needs; secrets stay with the server (readings, "Bank connection"). */
export const linkSession = v.object({
  fastlink_url: v.pipe(v.string(), v.url()),
  /** Short-lived. */
  access_token: v.pipe(v.string(), v.nonEmpty()),
  config_name: v.pipe(v.string(), v.nonEmpty()),
  /** The one origin whose messages count. */
  allowed_origin: v.pipe(v.string(), v.nonEmpty()),
});
export type LinkSession = v.InferOutput<typeof linkSession>;
