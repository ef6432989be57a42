/** Reasons that a product is given by itself. */
export const GIVEN_EXCEPTIONS = ['custom', 'sealed', 'service', 'digital', 'dated'] as const;

/** Why what is bought cannot be sent back without a reason (2011/83/EU art. 16, UPK art. 38). */
export const WITHDRAWAL_EXCEPTIONS = [...GIVEN_EXCEPTIONS, 'perishable'] as const;

export type GivenException = (typeof GIVEN_EXCEPTIONS)[number];
export type WithdrawalException = (typeof WITHDRAWAL_EXCEPTIONS)[number];

type Goods = { perishable: boolean; withdrawalException: GivenException | null };

/** The reason that holds for a product: its own, else that it spoils; undefined where it can be sent back. */
export function withdrawalExceptionOf(goods: Goods): WithdrawalException | undefined {
  return goods.withdrawalException ?? (goods.perishable ? 'perishable' : undefined);
}

/** Whether one may withdraw until something is done: the seal broken, the service rendered, the file delivered. */
export function canWithdrawAtFirst(exception: WithdrawalException | undefined): boolean {
  return exception === undefined || LATER.includes(exception);
}

const LATER: readonly WithdrawalException[] = ['sealed', 'service', 'digital'];
