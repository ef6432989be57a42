import type { Actor, StaffActor } from '#domain/staff/actor.ts';
import type { RightsOwner } from '#domain/staff/rights-owner.ts';
import { openLoginFailures } from '#shop/account/login/login-failures.ts';
import { sealAppSecrets } from './app-secret.ts';
import { changeRights, setBlocked } from './change-member.ts';
import {
  acceptInvitation,
  becomeFirstOwner,
  type FirstOwner,
  invited,
  isFirstOwner,
  mayReset,
  resetPassword,
} from './come-in.ts';
import { firstOwnerLink, invite, type NewMember, sendLink } from './invite.ts';
import { findMember, listMembers } from './list-members.ts';
import { hasOwner, memberByEmail } from './members.ts';
import { changeAccount, changeSettings, endAllSessions, endSession } from './own-account.ts';
import { addPasskey, askForPasskey, passkeysOf, removePasskey } from './passkeys/own-passkeys.ts';
import { askToSignIn, signInWithPasskey } from './passkeys/passkey-sign-in.ts';
import { changePassword, requestPassword } from './passwords.ts';
import { resetSecondStep } from './reset-second-step.ts';
import { appSetup, makeCodes, removeApp, setApp } from './second-step.ts';
import { enterDemo, isWaiting, signIn, signInWithCode } from './sign-in.ts';
import type { Seat, StaffContext, StaffParts } from './staff-context.ts';
import { findPresence, sessionsOf } from './staff-sessions.ts';

export type Staff = ReturnType<typeof openStaff>;

/** Who works in the shop: how they come in, what each may, and what belongs to them. */
export function openStaff(parts: StaffParts) {
  const { database, clock } = parts;
  const context: StaffContext = { ...parts, failures: openLoginFailures(database, clock) };
  return {
    /** Who is at work, by the cookie. */
    presence: (token: string | undefined, ip: string) => findPresence(database, token, ip, clock()),
    entrance: {
      signIn: (typed: { email: string; password: string }, seat: Seat) => signIn(context, typed, seat),
      signInWithCode: (typed: Parameters<typeof signInWithCode>[1], seat: Seat) =>
        signInWithCode(context, typed, seat),
      isWaiting: (challenge: string | undefined) => isWaiting(context, challenge),
      askToSignIn: (browser: string) => askToSignIn(context, browser),
      signInWithPasskey: (given: Parameters<typeof signInWithPasskey>[1], seat: Seat) =>
        signInWithPasskey(context, given, seat),
      enterDemo: (seat: Seat) => enterDemo(context, seat),
      isDemoOpen: async () => !(await hasOwner(database.orm)),
      requestPassword: (email: string, ip: string) => requestPassword(context, email, ip),
      mayReset: (token: string) => mayReset(context, token),
      resetPassword: (token: string, password: string, seat: Seat) =>
        resetPassword(context, token, password, seat),
      invited: (token: string) => invited(context, token),
      acceptInvitation: (token: string, password: string, seat: Seat) =>
        acceptInvitation(context, token, password, seat),
      isFirstOwner: (token: string) => isFirstOwner(context, token),
      becomeFirstOwner: (token: string, given: FirstOwner, seat: Seat) =>
        becomeFirstOwner(context, token, given, seat),
      firstOwnerLink: () => firstOwnerLink(context),
    },
    own: {
      change: (actor: StaffActor, given: Parameters<typeof changeAccount>[2]) =>
        changeAccount(context, actor, given),
      changeSettings: (actor: StaffActor, given: Parameters<typeof changeSettings>[2]) =>
        changeSettings(context, actor, given),
      changePassword: (actor: StaffActor, given: Parameters<typeof changePassword>[2]) =>
        changePassword(context, actor, given),
      sessions: (actor: StaffActor) => sessionsOf(database.orm, actor.id, clock()),
      endSession: (actor: StaffActor, which: Parameters<typeof endSession>[2]) =>
        endSession(context, actor, which),
      endAllSessions: (actor: StaffActor) => endAllSessions(context, actor),
      appSetup: (actor: StaffActor) => appSetup(context, actor),
      setApp: (actor: StaffActor, given: Parameters<typeof setApp>[2]) => setApp(context, actor, given),
      removeApp: (actor: StaffActor, password: string) => removeApp(context, actor, password),
      makeCodes: (actor: StaffActor, password: string) => makeCodes(context, actor, password),
      passkeys: (actor: StaffActor) => passkeysOf(database.orm, actor.id),
      askForPasskey: (actor: StaffActor, given: Parameters<typeof askForPasskey>[2]) =>
        askForPasskey(context, actor, given),
      addPasskey: (actor: StaffActor, given: Parameters<typeof addPasskey>[2]) =>
        addPasskey(context, actor, given),
      removePasskey: (actor: StaffActor, given: Parameters<typeof removePasskey>[2]) =>
        removePasskey(context, actor, given),
    },
    /** Answers with how many secrets of apps no key opens. */
    sealAppSecrets: () => sealAppSecrets(context),
    members: {
      list: (actor: Actor) => listMembers(database, actor),
      find: (actor: Actor, id: number) => findMember(database, actor, id),
      byEmail: (email: string) => memberByEmail(database.orm, email),
      invite: (actor: Actor, given: NewMember) => invite(context, actor, given),
      sendLink: (actor: Actor, id: number) => sendLink(context, actor, id),
      changeRights: (actor: Actor, id: number, sent: RightsOwner, was?: RightsOwner) =>
        changeRights(context, actor, id, sent, was),
      resetSecondStep: (actor: Actor, id: number) => resetSecondStep(context, actor, id),
      setBlocked: (actor: Actor, id: number, blocked: boolean) => setBlocked(context, actor, id, blocked),
    },
  };
}
