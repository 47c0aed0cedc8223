import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** One named project per tier, so that a tier can be run alone: `npx vitest run --project rules`. */
/** Milliseconds: far beyond any test on a busy machine, so that only one that hangs runs into it. */
const HANGS = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...HANGS,
          name: 'rules',
          environment: 'node',
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...HANGS,
          name: 'view',
          environment: 'node',
          include: ['game/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/navigatorStub.ts'],
          server: { deps: { inline: ['@pixi/react', 'its-fine'] } },
        },
      },
      {
        plugins: [react()],
        test: {
          ...HANGS,
          name: 'shell',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          server: { deps: { inline: ['@pixi/react', 'its-fine'] } },
        },
      },
      {
        test: {
          ...HANGS,
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'sandbox/**/*.test.ts', 'tests/api/**/*.test.ts'],
        },
      },
      {
        test: {
          ...HANGS,
          name: 'house',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
