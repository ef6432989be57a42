import type { Language } from '#contract/language.ts';
import type { RightsOwner } from '#domain/staff/rights-owner.ts';

/** A member of the staff as the pages show them. */
export type MemberView = RightsOwner & {
  id: number;
  name: string;
  email: string;
  language: Language;
  state: 'working' | 'invited' | 'blocked';
  hasApp: boolean;
  passkeys: number;
  isDemo: boolean;
  seenAt: Date | null;
};
