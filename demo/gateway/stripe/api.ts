import { missing, ok, refused } from './answers.ts';
import { shown } from './events.ts';
import { type Form, readForm } from './form.ts';
import { type Answer, type State, seconds } from './objects.ts';
import { createIntent, createSession } from './payments.ts';
import { createRefund, listRefunds } from './refunds.ts';

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  key: string;
  /** Of idempotency. */
  once: string | null;
  text: string;
};

/** What was just made cannot be searched for yet. */
const FOUND_AFTER_SECONDS = 60;

/** Stripe's API, as its documentation tells of it. */
export function answerApi(state: State, asked: Asked): Answer {
  if (asked.key !== state.account.secretKey)
    return refused(401, 'invalid_request_error', { message: 'Invalid API Key provided: sk_test_****' });
  if (asked.method === 'GET') return find(state, asked);
  const known = asked.once === null ? undefined : state.answers.get(asked.once);
  const content = `${asked.path} ${asked.text}`;
  if (known && known.asked !== content)
    return refused(400, 'idempotency_error', {
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  if (known) return known.answer;
  const answer = make(state, asked.path, readForm(asked.text));
  // What was wrong with the request itself is not kept.
  if (asked.once !== null && answer.status !== 400) state.answers.set(asked.once, { asked: content, answer });
  return answer;
}

function make(state: State, path: string, form: Form): Answer {
  switch (path) {
    case '/v1/checkout/sessions':
      return createSession(state, form);
    case '/v1/payment_intents':
      return createIntent(state, form);
    case '/v1/refunds':
      return createRefund(state, form);
    default:
      return missing(path);
  }
}

function find(state: State, { path, query }: Asked): Answer {
  const [, , what, one = ''] = path.split('/');
  if (path === '/v1/refunds') return listRefunds(state, query.get('payment_intent') ?? '');
  if (path === '/v1/payment_intents/search') return search(state, query.get('query') ?? '');
  const id = what === 'checkout' ? (path.split('/').at(-1) ?? '') : one;
  const found = what === 'checkout' ? state.sessions.get(id) : state.intents.get(id);
  return found ? ok(shown(found)) : missing(id);
}

function search(state: State, query: string): Answer {
  const [, name = '', value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(query) ?? [];
  const newest = seconds(state) - FOUND_AFTER_SECONDS;
  const data = [...state.intents.values()].filter(
    ({ metadata, created }) => metadata[name] === value && created <= newest,
  );
  return ok({ object: 'search_result', has_more: false, next_page: null, data });
}
