import { describe, expect, test } from 'vitest';
import { draftedForm, draftedPage } from './drafted-forms.ts';
import { panelLinks } from './panel-links.ts';

describe('forms whose drafts are kept', () => {
  test('are those in which one writes: of an order, a client, a message and a complaint', () => {
    expect(draftedForm(panelLinks.messageAnswer(7))).toEqual({
      kind: 'message',
      id: '7',
      needs: 'message.answer',
    });
    expect(draftedForm(panelLinks.complaintDecide(8))).toMatchObject({ needs: 'complaint.decide' });
    expect(draftedForm(panelLinks.clientNote(9))).toMatchObject({ kind: 'client', id: '9' });
    expect(draftedForm(panelLinks.orderAction('A 1/2', 'edit_address', 0))).toEqual({
      ...{ kind: 'order', id: 'A 1/2', needs: 'order.edit' },
    });
  });

  test('are not those of money, of rights, of a person’s end, nor anything else', () => {
    const others = [
      panelLinks.orderAction('A1', 'ask_refund', 0),
      panelLinks.clientErase(9),
      panelLinks.accountPassword,
      '/panel/orders/A1/note/more',
      '/panel/orders/%zz/note',
      '/panel/clients/0/note',
      '/panel/constructor/1/note',
      '/orders/1/note',
      '',
    ];
    for (const action of others) expect(draftedForm(action), action).toBeUndefined();
  });

  test('and a page is about the same thing as its forms', () => {
    expect(draftedPage(panelLinks.order('A 1'))).toEqual({ kind: 'order', id: 'A 1' });
    expect(draftedPage(panelLinks.message(7))).toEqual({ kind: 'message', id: '7' });
    expect(draftedPage(panelLinks.messages)).toBeUndefined();
  });
});
