/** What somebody who works for the shop does there. */
export const ROLES = ['owner', 'manager', 'orders', 'packer', 'catalogue', 'content', 'read_only'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
