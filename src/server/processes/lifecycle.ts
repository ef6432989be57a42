/** Where a process is between its start and its end. Only an open one is to be sent shoppers. */
export type Phase = 'starting' | 'open' | 'draining';

export type Lifecycle = { phase: Phase };

export const newLifecycle = (): Lifecycle => ({ phase: 'starting' });
