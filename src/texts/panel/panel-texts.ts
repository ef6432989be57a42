import type { Language } from '#contract/language.ts';
import { adminApiEn } from './admin-api-en.ts';
import { adminApiPl } from './admin-api-pl.ts';
import { auditEn } from './audit-en.ts';
import { auditPl } from './audit-pl.ts';
import { bankStatementsEn } from './bank-statements-en.ts';
import { bankStatementsPl } from './bank-statements-pl.ts';
import { bulkEn } from './bulk-en.ts';
import { bulkPl } from './bulk-pl.ts';
import { carriersEn } from './carriers-en.ts';
import { carriersPl } from './carriers-pl.ts';
import { clientsEn } from './clients-en.ts';
import { clientsPl } from './clients-pl.ts';
import { commonEn } from './common-en.ts';
import { commonPl } from './common-pl.ts';
import { complaintsEn } from './complaints-en.ts';
import { complaintsPl } from './complaints-pl.ts';
import { draftsEn } from './drafts-en.ts';
import { draftsPl } from './drafts-pl.ts';
import { entranceEn } from './entrance-en.ts';
import { entrancePl } from './entrance-pl.ts';
import { failedEmailsEn } from './failed-emails-en.ts';
import { failedEmailsPl } from './failed-emails-pl.ts';
import { invoicesEn } from './invoices-en.ts';
import { invoicesPl } from './invoices-pl.ts';
import { messagesEn } from './messages-en.ts';
import { messagesPl } from './messages-pl.ts';
import { newsletterEn } from './newsletter-en.ts';
import { newsletterPl } from './newsletter-pl.ts';
import { orderEn } from './order-en.ts';
import { orderPl } from './order-pl.ts';
import { orderStateEn } from './order-state-en.ts';
import { orderStatePl } from './order-state-pl.ts';
import { ordersEn } from './orders-en.ts';
import { ordersPl } from './orders-pl.ts';
import { packingEn } from './packing-en.ts';
import { packingPl } from './packing-pl.ts';
import { passkeysEn } from './passkeys-en.ts';
import { passkeysPl } from './passkeys-pl.ts';
import { productsEn } from './products-en.ts';
import { productsPl } from './products-pl.ts';
import { returnsEn } from './returns-en.ts';
import { returnsPl } from './returns-pl.ts';
import { searchEn } from './search-en.ts';
import { searchPl } from './search-pl.ts';
import { settingsEn } from './settings-en.ts';
import { settingsPl } from './settings-pl.ts';
import { staffEn } from './staff-en.ts';
import { staffPl } from './staff-pl.ts';
import { waitingEn } from './waiting-en.ts';
import { waitingPl } from './waiting-pl.ts';
import { webhooksEn } from './webhooks-en.ts';
import { webhooksPl } from './webhooks-pl.ts';

const pl = {
  ...{ ...commonPl, ...entrancePl, ...staffPl, ...auditPl, ...messagesPl },
  ...{ ...orderPl, ...orderStatePl, ...ordersPl, ...returnsPl, ...packingPl, ...bulkPl, ...carriersPl },
  ...{
    ...clientsPl,
    ...complaintsPl,
    ...waitingPl,
    ...settingsPl,
    ...searchPl,
    ...draftsPl,
    ...newsletterPl,
  },
  ...{ ...bankStatementsPl, ...passkeysPl, ...invoicesPl, ...webhooksPl, ...adminApiPl, ...failedEmailsPl },
  ...productsPl,
};

/** A text of the back office. */
export type PanelKey = keyof typeof pl;
export type PanelTexts = Readonly<Record<PanelKey, string>>;

/** Every text of the back office, by language. Shoppers never get one of them. */
export const PANEL_TEXTS: Readonly<Record<Language, PanelTexts>> = {
  pl,
  en: {
    ...{ ...commonEn, ...entranceEn, ...staffEn, ...auditEn, ...messagesEn },
    ...{ ...orderEn, ...orderStateEn, ...ordersEn, ...returnsEn, ...packingEn, ...bulkEn, ...carriersEn },
    ...{
      ...clientsEn,
      ...complaintsEn,
      ...waitingEn,
      ...settingsEn,
      ...searchEn,
      ...draftsEn,
      ...newsletterEn,
    },
    ...{ ...bankStatementsEn, ...passkeysEn, ...invoicesEn, ...webhooksEn, ...adminApiEn, ...failedEmailsEn },
    ...productsEn,
  },
};

export const isPanelKey = (text: string): text is PanelKey => Object.hasOwn(pl, text);
