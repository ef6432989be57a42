import { When } from '#ui/panel/when.tsx';

type Words = { who: string; at: Date; text: string; kind: 'client' | 'answer' | 'note' };

/** What somebody has written, when: a piece of a conversation. */
export function Said({ who, at, text, kind }: Words) {
  return (
    <article className={`said said--${kind}`}>
      <p className="said__who">
        {who}, <When at={at} exact />
      </p>
      <p className="said__text">{text}</p>
    </article>
  );
}
