/** Messages wait for an answer, have one, or are done with. */
export const MESSAGE_VIEWS = ['open', 'answered', 'done'] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];

export const messageViewOf = (asked: string): MessageView =>
  MESSAGE_VIEWS.find((view) => view === asked) ?? 'open';

type Ends = { answeredAt: Date | null; doneAt: Date | null };

export const messageState = ({ answeredAt, doneAt }: Ends): MessageView => {
  if (doneAt) return 'done';
  return answeredAt ? 'answered' : 'open';
};
