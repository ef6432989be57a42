import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Right } from '#domain/staff/right.ts';
import type { RightException } from '#domain/staff/rights-owner.ts';
import { ROLES } from '#domain/staff/role.ts';
import { bytea, id, language, searchForm, timestampNow, timestamptz } from './columns.ts';

export const staffMember = pgTable('staff_member', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** null: was invited and has not come yet, or is let in without one by the demo. */
  passwordHash: text('password_hash'),
  role: text('role', { enum: ROLES }).notNull(),
  exceptions: jsonb('exceptions').$type<RightException[]>().notNull().default([]),
  language: language().default('pl'),
  blockedAt: timestamptz('blocked_at'),
  totpSecret: bytea('totp_secret'),
  /** Shown to its member, who has not shown yet that the app has it. */
  totpNewSecret: bytea('totp_new_secret'),
  totpCounter: integer('totp_counter'),
  /** What a device keeps a passkey under. */
  passkeyUser: bytea('passkey_user').notNull().default(sql`uuid_send(gen_random_uuid())`),
  /** Whom the demo shop lets in. */
  demo: boolean('demo').notNull().default(false),
  createdAt: timestampNow('created_at'),
  passwordChangedAt: timestamptz('password_changed_at'),
  seenAt: timestamptz('seen_at'),
  /** New orders are heard as well. */
  hasSound: boolean('has_sound').notNull().default(false),
  /** Keys of one letter lead about. */
  hasKeys: boolean('has_keys').notNull().default(true),
});

const staffId = () =>
  integer('staff_id')
    .notNull()
    .references((): AnyPgColumn => staffMember.id);

export const staffSession = pgTable('staff_session', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: staffId(),
  createdAt: timestampNow('created_at'),
  seenAt: timestampNow('seen_at'),
  expiresAt: timestamptz('expires_at').notNull(),
  browser: text('browser'),
  system: text('system'),
  ip: text('ip').notNull(),
});

export const staffLink = pgTable('staff_link', {
  tokenHash: bytea('token_hash').primaryKey(),
  kind: text('kind', { enum: ['invitation', 'password', 'first_owner'] }).notNull(),
  staffId: integer('staff_id').references(() => staffMember.id),
  createdAt: timestampNow('created_at'),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
});

export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  { staffId: staffId(), codeHash: bytea('code_hash').notNull(), usedAt: timestamptz('used_at') },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffPasskey = pgTable('staff_passkey', {
  credentialId: bytea('credential_id').primaryKey(),
  staffId: staffId(),
  publicKey: bytea('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull().default(0),
  name: text('name').notNull(),
  createdAt: timestampNow('created_at'),
  usedAt: timestamptz('used_at'),
});

export const staffChallenge = pgTable('staff_challenge', {
  tokenHash: bytea('token_hash').primaryKey(),
  /** null: who it is will be known when the passkey has answered. */
  staffId: integer('staff_id').references(() => staffMember.id),
  kind: text('kind', { enum: ['second_step', 'passkey_new', 'passkey_entrance'] }).notNull(),
  createdAt: timestampNow('created_at'),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** What another system opens the admin API with. */
export const apiToken = pgTable('api_token', {
  id: id(),
  name: text('name').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  rights: text('rights').array().$type<Right[]>().notNull(),
  /** Who made it: it may no more than they may. */
  staffId: integer('staff_id')
    .notNull()
    .references(() => staffMember.id),
  createdAt: timestampNow('created_at'),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
  uses: integer('uses').notNull().default(0),
  revokedAt: timestamptz('revoked_at'),
});

/** What was before and what is now, by field. */
export type AuditChange = Readonly<Record<string, readonly [from: unknown, to: unknown]>>;

export const auditEntry = pgTable('audit_entry', {
  id: id(),
  at: timestamptz('at').notNull(),
  actor: text('actor', { enum: ['staff', 'shop', 'command_line', 'token'] }).notNull(),
  staffId: integer('staff_id').references(() => staffMember.id),
  tokenId: integer('token_id').references(() => apiToken.id),
  actorName: text('actor_name').notNull().default(''),
  ip: text('ip'),
  action: text('action').notNull(),
  objectKind: text('object_kind').notNull(),
  objectId: text('object_id').notNull(),
  change: jsonb('change').$type<AuditChange>().notNull().default({}),
  search: searchForm(
    'search',
    `actor_name || ' ' || action || ' ' || object_kind || ' ' || object_id || ' ' || coalesce(ip, '') || ' ' || change::text`,
  ),
});
