export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

export const ok = (body: object, status = 200): Answer => ({
  status,
  body: { ...body, status: { statusCode: 'SUCCESS', statusDesc: 'Request processing successful' } },
});

export const refused = (status: number, statusCode: string, statusDesc: string): Answer => ({
  status,
  body: { status: { statusCode, severity: 'ERROR', statusDesc } },
});
