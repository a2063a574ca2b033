import { customType } from 'drizzle-orm/pg-core';

/** Column type `bytea`, for the content of a file. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
