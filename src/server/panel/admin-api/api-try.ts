import { ADMIN_API_PATH } from '#contract/wire.ts';
import { API_TRY, apiTryPage } from '#pages/panel/admin-api/api-try-page.tsx';
import { buildAdminSchema } from '#server/admin-api/admin-schema.ts';
import { operationsOf } from '#server/admin-api/operations.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';

/** A page that tries the admin API: what it sends goes the way of every other caller. */
export function apiTryRoutes(panel: PanelRoutes): void {
  const operations = operationsOf(buildAdminSchema());
  const exampleOf = (name: string) => operations.find((one) => one.name === name)?.example ?? '';

  panel.form({
    ...{ path: '/settings/api', needs: 'settings.read', fields: () => API_TRY },
    page: async ({ t, asked }, state = { values: { query: exampleOf(asked('operation')) } }) =>
      apiTryPage({ t, operations, state, status: undefined }),
    take: async ({ query = '', token = '' }, context) => {
      const { status, said } = await ask(context, query, token);
      return apiTryPage({ t: context.t, operations, status, state: { said, values: { query } } });
    },
  });
}

async function ask({ request }: PanelContext, query: string, token: string) {
  const answer = await request.server.inject({
    ...{ method: 'POST', url: ADMIN_API_PATH, remoteAddress: request.ip },
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    payload: { query },
  });
  return { status: answer.statusCode, said: JSON.stringify(JSON.parse(answer.body), null, 2) };
}
