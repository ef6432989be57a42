import { asTyped } from '#domain/form/as-typed.ts';

const LONGEST = 100;
const NAMELESS = 'file';

/**
 * A name by which a shopper's file may be kept and offered: no folders, nothing that cannot be seen (which also turns
 * the direction of writing), and the extension of what it is.
 */
export function safeFileName(name: string, extension: 'jpg' | 'pdf'): string {
  const bare = asTyped(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1));
  const visible = bare.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/\s+/g, ' ');
  const stem = visible.replace(/\.[^.]*$/, '').replace(/^[. ]+|[. ]+$/g, '');
  const room = LONGEST - extension.length - 1;
  return `${[...stem].slice(0, room).join('').trimEnd() || NAMELESS}.${extension}`;
}
