import { panelLinks } from '#contract/panel/panel-links.ts';
import type { TrailView } from '#pages/panel/clients/client-view.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { Download, FormProblem, GoOn } from '#server/panel/panel-routes.ts';
import type { EraseOutcome } from '#shop/account/desk/erase-person.ts';
import type { Trail } from '#shop/account/desk/trail.ts';

/** What a person has left, with amounts as they are written. */
export const trailView = ({ orders, ...trail }: Trail, { money: written }: PanelContext): TrailView => ({
  ...trail,
  ...(orders && {
    orders: orders.map(({ money, ...order }) => ({
      ...order,
      ...(money && {
        money: { state: money.state, total: written(money.total, money.currency) },
      }),
    })),
  }),
});

/** Everything that is held of a person, as a file; nothing where there is no such person. */
export const dataFile = (all: unknown, name: string): Download | undefined =>
  all
    ? {
        download: `${name}.json`,
        mime: 'application/json; charset=utf-8',
        body: JSON.stringify(all, null, 2),
      }
    : undefined;

export function afterErasing({ t }: PanelContext, outcome: EraseOutcome): GoOn | FormProblem | undefined {
  if (outcome.ok) return { goOn: panelLinks.clients, notice: { kind: 'success', text: t('client.erased') } };
  switch (outcome.problem) {
    case 'missing':
      return undefined;
    case 'wrong_email':
      return { problems: { typed: t('client.eraseWrong') } };
    case 'open':
      return { message: t('client.eraseOpen', { numbers: outcome.numbers.join(', ') }), status: 409 };
  }
}
