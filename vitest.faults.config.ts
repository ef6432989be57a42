import { defineConfig } from 'vitest/config';

/** Real processes and real databases that go wrong: `npm run test:faults`. One file after the other. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
