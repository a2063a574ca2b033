import type { ValidationItem } from '../contract';

export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'shape';

type Details = { status?: number; detail?: string | ValidationItem[]; url: string; body?: unknown; cause?: unknown };

/** The only error of the API client. `http`: a status outside 200-299; `shape`: a response that violates the contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly detail: string | ValidationItem[] | undefined;
  readonly body: unknown;
  readonly url: string;

  constructor(kind: ApiErrorKind, message: string, { status, detail, url, body, cause }: Details) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.url = url;
    this.body = body;
  }

  /** The server's error message: `detail` or its first item (spec 8). */
  get detailText(): string | undefined {
    if (typeof this.detail === 'string') return this.detail || undefined;
    return this.detail?.[0]?.msg;
  }

  /** The field errors of a 422, or none. */
  get items(): ValidationItem[] {
    return Array.isArray(this.detail) ? this.detail : [];
  }
}
