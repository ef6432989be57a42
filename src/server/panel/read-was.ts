import type { FormValues } from '#domain/form/form-rules.ts';

/** What stood in the form when it was shown; nothing where that is not told. */
export function readWas(told = ''): FormValues {
  try {
    const was: unknown = JSON.parse(told);
    if (typeof was !== 'object' || was === null) return {};
    return Object.fromEntries(Object.entries(was).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
