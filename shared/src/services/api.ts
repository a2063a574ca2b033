import type { ApiClient } from '@verdant/shared/api';
import { createServiceContext } from './create-service';

const { ServiceContext, useService } = createServiceContext<ApiClient>('useApi must be used within an ApiProvider');
export const ApiContext = ServiceContext;
/** Returns the API client, which sends the signed-in user's token and signs the user out after a 401. */
export const useApi = useService;
