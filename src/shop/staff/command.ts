import { isLanguage, type Language } from '#contract/language.ts';
import { isEmail } from '#domain/form/email.ts';
import { isRole, ROLES, type Role } from '#domain/staff/role.ts';
import { readWords } from '#shop/command-line/read-words.ts';

export const STAFF_USAGE = `  npm run shop -- staff add EMAIL        takes somebody on, and prints the link by which they come in
      --name NAME                        what they are called (the address)
      --role ROLE                        ${ROLES.join(', ')} (owner)
      --language pl|en                   of the back office (pl)
  npm run shop -- staff list             who works here, as what
  npm run shop -- staff link EMAIL       prints a new link for somebody; without EMAIL the one of the first owner
  npm run shop -- staff reset EMAIL      takes away the app and passkeys that somebody has lost
`;

export type StaffCommand = { name: 'staff' } & (
  | { action: 'add'; email: string; called: string; role: Role; language: Language }
  | { action: 'list' }
  | { action: 'link'; email?: string | undefined }
  | { action: 'reset'; email: string }
);

export function readStaffCommand(argv: readonly string[]): StaffCommand | { problem: string } {
  const words = readWords(argv, [], ['--name', '--role', '--language']);
  if ('problem' in words) return words;
  const [action, email, tooMany] = words.files;
  if (tooMany !== undefined) return { problem: `'${tooMany}' is not known here.` };
  if (action === 'list' && email === undefined) return { name: 'staff', action };
  if (action === 'link') return { name: 'staff', action, email };
  if (action === 'reset' && email !== undefined) return { name: 'staff', action, email };
  if (action !== 'add')
    return { problem: 'Say what to do: staff add EMAIL, staff list, staff link EMAIL or staff reset EMAIL.' };
  if (email === undefined || !isEmail(email))
    return { problem: 'Say whose e-mail address it is: staff add anna@example.org' };
  const role = words.values.get('--role') ?? 'owner';
  if (!isRole(role)) return { problem: `--role must be one of ${ROLES.join(', ')}, not '${role}'.` };
  const language = words.values.get('--language') ?? 'pl';
  if (!isLanguage(language)) return { problem: `--language must be pl or en, not '${language}'.` };
  return { name: 'staff', action, email, called: words.values.get('--name') ?? email, role, language };
}
