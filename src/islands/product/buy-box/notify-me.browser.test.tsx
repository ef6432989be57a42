import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FormAnswer } from '#contract/form/form-answer.ts';
import { PROJECTOR_PATH } from '#contract/wire.ts';
import { sampleSize } from '#tests/support/samples/sample-records.ts';
import { css } from '#tests/support/stage/css.ts';
import { checkInstead, summary, takeForms, untilChecked } from '#tests/support/stage/form-stage.tsx';
import { prepareProducts, showProduct } from '#tests/support/stage/product-stage.tsx';

prepareProducts();

test('an address to be notified at is checked and kept', async () => {
  checkInstead();
  const refusal: FormAnswer = { status: 'error', problems: { email: 'Błędnie wpisany e-mail.' } };
  const success: FormAnswer = { status: 'success', message: 'Zapisane.' };
  const sent = takeForms(PROJECTOR_PATH, ({ body }) =>
    body.includes('nigdzie') ? Response.json(refusal, { status: 422 }) : Response.json(success),
  );
  await showProduct({ sizes: [sampleSize({ availability: 'disable', stock: 0 })] });
  await untilChecked();
  const field = page.getByLabelText('Twój e-mail');
  const send = page.getByRole('button', { name: 'Powiadom mnie' });
  await field.fill('kawa@nigdzie');
  await send.click();
  await expect.element(css('.notify .field__message')).toHaveTextContent('Błędnie wpisany e-mail.');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent(/^Popraw 1 pole:Twój e-mail: Błędnie wpisany e-mail\.$/);
  await expect.element(field).toHaveValue('kawa@nigdzie');
  await field.fill('kawa@example.com');
  await send.click();
  await expect.element(css('.notify .notice--success')).toHaveTextContent(/^Zapisane\.$/);
  expect(sent.at(-1)?.address.search).toBe('?action=set_product_observed&mode=2');
  expect(Object.fromEntries(new URLSearchParams(sent.at(-1)?.body))).toMatchObject({
    product: '7',
    size: 'uniw',
    email: 'kawa@example.com',
  });
});
