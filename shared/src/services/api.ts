import type { ApiClient } from '@verdant/shared/api';
import { createService } from './create-service';

const { ServiceContext, useService } = createService<ApiClient>('useApi must be used within an ApiProvider');
export const ApiContext = ServiceContext;
/** The API client with the signed-in user's token and the 401 rule. */
export const useApi = useService;
