export type Answer = { status: number; body: unknown };

export const ok = (data: unknown, status = 200): Answer => ({ status, body: { data, responseCode: 0 } });
export const refused = (error: string, status = 400): Answer => ({ status, body: { error, code: status } });
