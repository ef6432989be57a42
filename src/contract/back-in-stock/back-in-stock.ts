/** What the shop says to a wish to hear when a size is back; the message is in the shopper's language. */
export type NotifyAnswer =
  | { status: 'success'; message: string }
  | {
      status: 'error';
      code: 'incorect_email' | 'no_product' | 'no_size' | 'available' | 'too_many';
      message: string;
      /** Where it belongs to a field of the form. */
      problems?: { email: string };
    };
