import type { ApiClient } from '@verdant/shared/api';
import { createService } from './create-service';

const { ServiceContext, useService } = createService<ApiClient>('useApi must be used within an ApiProvider');
export const ApiContext = ServiceContext;
/** Returns the API client, which sends the signed-in user's token and signs the user out after a 401. */
export const useApi = useService;
