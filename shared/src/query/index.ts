export { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { QueryProvider } from './query-provider';
