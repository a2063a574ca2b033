import { defineConfig } from '@playwright/test';
import base from './playwright.config';
export default defineConfig(base, { outputDir: '/tmp/verdant-4470/results', workers: 1 });
