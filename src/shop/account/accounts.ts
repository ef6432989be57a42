import type { SessionHash } from '#shop/session/session.ts';
import type { AccountContext, AccountParts } from './account-context.ts';
import { changeEmail, keepEmail } from './email/email-change.ts';
import { confirmEmail, mayConfirm, sendConfirmation } from './email/email-confirmation.ts';
import { openKnownDevices } from './login/known-devices.ts';
import { type LogInRequest, logIn } from './login/log-in.ts';
import type { TriedFrom } from './login/login-counters.ts';
import { type CurrentLogin, changePassword } from './password/password-change.ts';
import { openPasswordGuard } from './password/password-guard.ts';
import { mayReset, requestReset, resetPassword } from './password/password-reset.ts';
import { type NewClient, register } from './register.ts';

/** How clients come in: registration, login and passwords. */
export function openAccounts(parts: AccountParts) {
  const { database, sessions, clock } = parts;
  const devices = openKnownDevices(database, clock);
  const context: AccountContext = { ...parts, devices, guard: openPasswordGuard(database, clock, devices) };
  return {
    register: (given: NewClient) => register(context, given),
    logIn: (request: LogInRequest) => logIn(context, request),
    /** Whether anybody has signed in with the device whose cookie it is. */
    knowsDevice: (device: string | undefined) => devices.knows(device),
    logOut: (session: SessionHash) => sessions.logOut(session),
    /** Ends every session of the client, this one too; no device is known any more. */
    async logOutEverywhere(clientId: number): Promise<void> {
      await sessions.endOthers(clientId);
      await devices.forget(clientId);
    },
    changePassword: (clientId: number, current: string, next: string, keep?: CurrentLogin) =>
      changePassword(context, clientId, { current, next, keep }),
    /** The address is the account's once its link was followed. */
    changeEmail: (clientId: number, email: string, password: string) =>
      changeEmail(context, clientId, email, password),
    keepEmail: (clientId: number) => keepEmail(context, clientId),
    sendConfirmation: (clientId: number) => sendConfirmation(context, clientId),
    mayConfirm: (token: string) => mayConfirm(context, token),
    confirmEmail: (token: string) => confirmEmail(context, token),
    requestReset: (name: string) => requestReset(context, name),
    mayReset: (token: string) => mayReset(context, token),
    resetPassword: (token: string, next: string, from: TriedFrom) =>
      resetPassword(context, token, next, from),
  };
}
