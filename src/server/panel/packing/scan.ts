import { gramsOf, LONGEST_BOX, SCAN_FIELDS } from '#contract/panel/packing-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { lineName } from '#domain/order/line-name.ts';
import type { PanelNotice } from '#pages/panel/panel-page.ts';
import { orderIn } from '#server/panel/order-in.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { GoOn, PanelRoutes } from '#server/panel/panel-routes.ts';
import { readId, readVersion } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { Missing, ScanAnswer, ScanRequest, Taken } from '#shop/parcels/scan-answer.ts';
import { isToken } from '#shop/session/token.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';

/** One scan, or the button that stands for it. */
export function scanRoute(panel: PanelRoutes, { ordering: { packing } }: Pick<Shop, 'ordering'>): void {
  panel.button({ path: '/packing/:number/scan', needs: 'parcel.pack' }, async (context) => {
    const request = readScan(context);
    if (request === 'bad_weight') return again(context, bad(context.t('packing.problem.weight')));
    const answer = await packing.take(context.actor, request, (missing) => wordMissing(context, missing));
    if (!answer.ok)
      return answer.problem === 'no_order' ? undefined : again(context, refusal(context, answer, request));
    if (leavesTable(answer)) {
      const next = await packing.next(context.actor, request.number);
      const said = [saidOf(context, answer), next ? '' : context.t('packing.said.queueEmpty')];
      const notice = good(said.filter(Boolean).join(' '));
      return { goOn: next ? panelLinks.packingOrder(next) : panelLinks.packing, notice };
    }
    if (answer.did === 'opened') return { goOn: panelLinks.packingOrder(answer.number) };
    const said = saidOf(context, answer);
    return again(context, said ? good(said) : undefined);
  });
}

/** Fields of a form are what anybody sends: what is no key is none. */
function readScan(context: PanelContext): ScanRequest | 'bad_weight' {
  const { sent } = context;
  const weightGrams = gramsOf(sent(SCAN_FIELDS.weight));
  if (weightGrams === 'wrong') return 'bad_weight';
  const key = sent(SCAN_FIELDS.key);
  return {
    number: orderIn(context),
    code: sent(SCAN_FIELDS.code),
    lineId: readId(sent(SCAN_FIELDS.line)) || undefined,
    version: readVersion(sent(SCAN_FIELDS.version)),
    key: isToken(key) ? key : undefined,
    box: sent(SCAN_FIELDS.box).trim().slice(0, LONGEST_BOX),
    weightGrams,
  };
}

/** The same order again, with what was typed for its parcel. */
function again(context: PanelContext, notice: PanelNotice | undefined): GoOn {
  const typed = [SCAN_FIELDS.box, SCAN_FIELDS.weight].flatMap((field) => {
    const text = context.sent(field).trim();
    return text === '' ? [] : [[field, text.slice(0, LONGEST_BOX)]];
  });
  const query = typed.length > 0 ? `?${new URLSearchParams(typed)}` : '';
  return { goOn: panelLinks.packingOrder(orderIn(context)) + query, ...(notice && { notice }) };
}

const leavesTable = (taken: Taken) =>
  taken.did === 'sent' || taken.did === 'left' || (taken.did === 'short' && !taken.isPacked);

function saidOf(context: PanelContext, taken: Taken): string {
  const { t } = context;
  const number = orderIn(context);
  switch (taken.did) {
    case 'counted': {
      const { counts } = taken.line;
      const done = spoken(context, counts.inParcels);
      const all = spoken(context, counts.ordered - counts.cancelled);
      return t('packing.said.counted', { name: lineName(taken.line), done, all });
    }
    case 'taken_back':
      return t('packing.said.taken_back', { name: taken.line ? lineName(taken.line) : '' });
    case 'packed':
    case 'unpacked':
      return t(`packing.said.${taken.did}`);
    case 'sent':
    case 'left':
      return t(`packing.said.${taken.did}`, { number });
    case 'short':
      return taken.isPacked ? t('packing.said.short') : t('packing.said.shortEmpty', { number });
    case 'opened':
    case 'nothing':
      return '';
  }
}

type Refusal = Extract<ScanAnswer, { ok: false }>;

function refusal({ t }: PanelContext, answer: Refusal, { code }: ScanRequest): PanelNotice {
  if (answer.problem === 'claimed') return bad(t('packing.problem.claimed', { name: answer.by }));
  if (answer.problem === 'conflict') {
    const name = answer.since.at(-1)?.actorName;
    return bad(name ? t('packing.problem.conflict', { name }) : t('packing.problem.conflictTheShop'));
  }
  const key = `packing.problem.${answer.problem}`;
  const name = 'line' in answer && answer.line ? lineName(answer.line) : '';
  return bad(t(isPanelKey(key) ? (key as PanelKey) : 'packing.problem.other', { name, code }));
}

/** How it is noted with the order, for whoever reads that. */
function wordMissing(context: PanelContext, missing: readonly Missing[]): string {
  const what = missing.map(({ quantity, ...line }) =>
    context.t('packing.missingPiece', { n: spoken(context, quantity), name: lineName(line) }),
  );
  return context.t('packing.missing', { what: what.join('; ') }).slice(0, 2000);
}

const spoken = ({ view }: PanelContext, quantity: number) =>
  quantity.toLocaleString(view.language === 'pl' ? 'pl-PL' : 'en-GB');
const good = (text: string) => ({ kind: 'success', text }) as const;
const bad = (text: string) => ({ kind: 'error', text }) as const;
