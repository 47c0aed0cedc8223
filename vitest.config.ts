import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** One named project per tier, so that a tier can be run alone: `npx vitest run --project rules`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', environment: 'node', include: ['domain/**/*.test.ts', 'contract/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: {
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
          name: 'shell',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          server: { deps: { inline: ['@pixi/react', 'its-fine'] } },
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'sandbox/**/*.test.ts', 'tests/api/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
