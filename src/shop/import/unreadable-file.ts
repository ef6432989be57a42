/** Why a file cannot be imported at all: one sentence for the shop owner. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
