import type { Answer } from './objects.ts';

export const ok = (body: object): Answer => ({ status: 200, body });

type Said = { message: string; code?: string; decline_code?: string; param?: string };

export const refused = (status: number, type: string, said: Said): Answer => ({
  status,
  body: { error: { type, ...said } },
});

export const invalid = (param: string, code = 'parameter_invalid', message = `Invalid ${param}`): Answer =>
  refused(400, 'invalid_request_error', { message, code, param });

export const missing = (id: string): Answer =>
  refused(404, 'invalid_request_error', { message: `No such object: '${id}'`, code: 'resource_missing' });

/** Gone since the version 'endive'. */
export const unknown = (param: string): Answer =>
  invalid(param, 'parameter_unknown', `Received unknown parameter: ${param}`);
