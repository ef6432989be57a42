import { ADMIN_API_PATH, ADMIN_BULK_PATH } from '#contract/wire.ts';
import { isBulkKind } from '#domain/admin-api/bulk.ts';
import { apiTryFields, apiTryPage } from '#pages/panel/admin-api/api-try-page.tsx';
import { buildAdminSchema } from '#server/admin-api/admin-schema.ts';
import { BULK_OPERATIONS } from '#server/admin-api/bulk/bulk-operations.ts';
import { operationsOf } from '#server/admin-api/operations.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';

/** A page that tries the admin API: what it sends goes the way of every other caller. Lines are only tried out. */
export function apiTryRoutes(panel: PanelRoutes): void {
  const operations = [...operationsOf(buildAdminSchema()), ...BULK_OPERATIONS];
  const filledFor = (name: string) => ({
    kind: BULK_OPERATIONS.find((one) => one.name === name)?.kind ?? 'graphql',
    query: operations.find((one) => one.name === name)?.example ?? '',
  });

  panel.form({
    ...{ path: '/settings/api', needs: 'settings.read', fields: ({ t }) => apiTryFields(t) },
    page: async ({ t, asked }, state = { values: filledFor(asked('operation')) }) =>
      apiTryPage({ t, operations, state, status: undefined }),
    take: async ({ kind = '', query = '', token = '' }, context) => {
      const { status, said } = await ask(context, { kind, query, token });
      return apiTryPage({ t: context.t, operations, status, state: { said, values: { kind, query } } });
    },
  });
}

type Tried = { kind: string; query: string; token: string };

async function ask({ request }: PanelContext, { kind, query, token }: Tried) {
  const isLines = isBulkKind(kind);
  const answer = await request.server.inject({
    ...{ method: 'POST', remoteAddress: request.ip },
    url: isLines ? `${ADMIN_BULK_PATH}${kind}?dryRun=1` : ADMIN_API_PATH,
    headers: {
      authorization: `Bearer ${token.trim()}`,
      'content-type': isLines ? 'application/jsonl' : 'application/json',
    },
    payload: isLines ? query : { query },
  });
  const said = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.stringify(JSON.parse(line), null, isLines ? 0 : 2));
  return { status: answer.statusCode, said: said.join('\n') };
}
