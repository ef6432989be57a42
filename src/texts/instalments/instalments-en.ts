/** Words of the instalment calculator, in English. */
export const instalmentsEn = {
  'instalments.calculate': 'Calculate instalments: {name}',
  'instalments.monthly': '{name} ({size}{price}): from {amount} a month.',
  'instalments.rate.fixed': 'fixed',
  'instalments.rate.variable': 'variable',
  'instalments.example':
    'Representative example: total amount of credit {amount}, {rate} rate of interest {percent}%, fees {fees}, {n} instalment of {instalment}, total amount payable {total}, APR {apr}%. Lender: {lender}. The shop is a credit intermediary.|Representative example: total amount of credit {amount}, {rate} rate of interest {percent}%, fees {fees}, {n} instalments of {instalment}, total amount payable {total}, APR {apr}%. Lender: {lender}. The shop is a credit intermediary.',
  'instalments.title': 'Instalment calculator: {name}',
  'instalments.product': 'Calculate instalments only for this product',
  'instalments.both': 'Calculate instalments including the amount from the cart',
  'instalments.basket': 'Calculate instalments for selected products',
  'instalments.product.below_minimum':
    'You cannot run the instalments simulation for this product, because the minimum sum that allows for purchase made by {name} is {limit}',
  'instalments.product.above_maximum':
    'You cannot run the instalments simulation for this product, because the maximum sum that allows for purchase made by {name} is {limit}',
  'instalments.basket.below_minimum': 'The minimum sum that allows for purchase made by {name} is {limit}',
  'instalments.basket.above_maximum': 'The maximum sum that allows for purchase made by {name} is {limit}',
  'instalments.hint.product.below_minimum':
    'Increase the product quantity to run the instalments calculator.',
  'instalments.hint.product.above_maximum':
    'Decrease the product quantity to run the instalments calculator.',
  'instalments.hint.both.below_minimum':
    'Increase the product quantity or place additional products in a cart.',
  'instalments.hint.both.above_maximum': 'Decrease the product quantity or remove some products from a cart.',
  'instalments.hint.basket.below_minimum':
    'Increase the product quantity in a cart, to run the instalments calculator.',
  'instalments.hint.basket.above_maximum':
    'Decrease the product quantity in a cart, to run the instalments calculator.',
  'instalments.not_allowed':
    'Not all of the products in the cart are allowed to be paid with this instalment system. Remove the others to use it.',
  'instalments.too_many':
    'There are too many products in the cart to pay for this order by instalments. Decrease the products quantity to {n} to be able to use the instalment system. The units of a single product are not limited.',
};
