import { countryOf } from '#domain/form/address/country.ts';
import { checkForm } from '#domain/form/check-form.ts';
import { dateOf } from '#domain/time/zone.ts';
import { addressFields } from '#pages/form/address-fields.ts';
import type { QueryContext } from '#server/graphql/context.ts';
import { isCommonPassword } from '#shop/account/password/common-passwords.ts';
import { isPhone } from '#shop/account/phone.ts';
import { problemMessage } from '#texts/errors/problem-message.ts';
import type { OrderGiven, WireAddress } from './order-input.ts';

/** What is wrong with an order, by a code and in the shopper's words. */
export type OrderProblem = { code: string; message: string };

/** Everything that is wrong with who orders and where to. */
export function orderProblems(given: OrderGiven, context: QueryContext): OrderProblem[] {
  return [
    ...addressProblems(given.billing, 'invoice', context),
    ...(given.delivery ? addressProblems(given.delivery, 'delivery', context) : []),
    ...contactProblems(given, context),
  ];
}

/** The same checks as in the form of the checkout. */
function addressProblems(
  address: WireAddress,
  part: 'invoice' | 'delivery',
  context: QueryContext,
): OrderProblem[] {
  const { shop, language } = context;
  const setting = { language, regions: shop.settings.config.regions };
  const fields = addressFields(part, setting).filter(
    ({ type }) => type !== 'phone' && type !== 'phone_prefix',
  );
  return problemsOf(
    fields,
    {
      firstname: address.firstname ?? '',
      lastname: address.lastname ?? '',
      firm: address.companyName ?? '',
      nip: address.taxNumber ?? '',
      street: address.street ?? '',
      street_number: address.streetNumber ?? '',
      zipcode: address.zipcode ?? '',
      city: address.city ?? '',
      country: String(address.country),
    },
    context,
  );
}

const contactProblems = ({ email, phone }: Pick<OrderGiven, 'email' | 'phone'>, context: QueryContext) =>
  problemsOf(
    [
      { name: 'email', type: 'email', required: true, maxLength: 254 },
      { name: 'phone', type: 'phone', maxLength: 30 },
    ],
    { email, phone: phone ?? '' },
    context,
  );

function problemsOf(
  fields: Parameters<typeof checkForm>[0],
  values: Parameters<typeof checkForm>[1],
  { shop, language, now, texts }: QueryContext,
): OrderProblem[] {
  const today = dateOf(now, shop.settings.config.timeZone);
  return [...checkForm(fields, values, { countryOf, isPhone, isCommonPassword, today }).values()].map(
    (problem) => ({
      code: 'code' in problem ? problem.code : problem.basic,
      message: problemMessage(texts, language, problem),
    }),
  );
}
