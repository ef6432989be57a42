/** Said by `<shop-form>` when it was taken and there is nowhere to go on to; whoever prevents it shows the answer. */
export const FORM_DONE = 'form-done';

/** What the shop says to a form that was sent by a script; without one it answers with a page. */
export type FormAnswer =
  | {
      status: 'success';
      /** Where to go on. Without it the message is shown in the form's place. */
      location?: string;
      message?: string;
    }
  | {
      status: 'error';
      message?: string;
      /** What to do about it, after the message. */
      link?: { href: string; text: string };
      /** What is wrong, by the names of the fields. */
      problems?: Readonly<Record<string, string>>;
    };
