import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run screens -w e2e`: pictures of every screen for developers to look at, in test-results/screens. */
export default defineConfig(base, { testDir: './screens', testMatch: '**/*.spec.ts', timeout: 120_000 });
