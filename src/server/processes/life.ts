/** Where a process is between its start and its end. Only an open one is to be sent shoppers. */
export type Phase = 'starting' | 'open' | 'draining';

export type Life = { phase: Phase };

export const newLife = (): Life => ({ phase: 'starting' });
