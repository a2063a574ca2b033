import '@verdant/federation/before-react';
import './logo.svg';
import '@fontsource-variable/inter/opsz.css';
import '../fonts/inter-fallback.css';
import '@verdant/shared/styles/reset.css';
import '@verdant/shared/styles/tokens.css';
import '@verdant/shared/styles/elements.css';
import '@verdant/shared/styles/layout.css';
import '@verdant/shared/styles/spacing.css';
import '@verdant/shared/styles/text.css';
import './app/prerendered-page.css';
import { start } from './start';

start();
