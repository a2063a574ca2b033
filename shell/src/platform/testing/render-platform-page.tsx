import { renderInShell } from '@verdant/shared/testing';
import type { ShellOptions } from '@verdant/shared/testing';
import { PlatformPage } from '../platform-page';

export const renderPlatformPage = (options: ShellOptions) => renderInShell(<PlatformPage />, options);
