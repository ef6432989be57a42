import { VALIDATION_DEBOUNCE_MS } from '#contract/wire.ts';
import { checkBasics, type FieldRule, isAsked } from '#domain/form/form-rules.ts';
import { dependentsOf, isLocallyShort, valueBeside } from '#domain/form/linked-fields.ts';
import { SHORTEST_PHONE } from '#domain/form/phone/phone-or-email.ts';
import { basicMessage } from '#texts/errors/problem-message.ts';
import { say } from '#texts/say.ts';
import type { FormView } from './form-view.ts';
import { ask, questionOf, type Verdict } from './live-check.ts';

/** Checks the fields of a form as one types: after a pause, when a field is left, and all of them at the end. */
export function startChecks(view: FormView) {
  const changed = new Set<FieldRule>();
  /** Fields that the shopper has been in: an empty one elsewhere is not wrong yet. */
  const visited = new Set<FieldRule>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  function typed(field: FieldRule): void {
    forgive(field);
    changed.add(field);
    clearTimeout(timer);
    timer = setTimeout(pauseCame, VALIDATION_DEBOUNCE_MS);
  }

  /** What was wrong with it, or with what is judged by it, no longer holds: it will be looked at again. */
  function forgive(field: FieldRule): void {
    for (const one of [field, ...dependentsOf(field, view.fields)])
      if (view.problems.has(one.name) && !localProblem(one, view)) view.show(one.name, undefined);
  }

  /** Several fields that changed within one pause were filled in by the browser: then the whole form is looked at. */
  function pauseCame(): void {
    const byHand = [...changed].filter(({ type }) => type !== 'username' && type !== 'current_password');
    const whole = byHand.length > 1;
    const due = whole ? view.fields.filter(isBegun) : [...changed].flatMap(withDependents);
    changed.clear();
    void check(due);
  }

  const isBegun = (field: FieldRule) => visited.has(field) || view.textIn(field.name) !== '';
  const withDependents = (field: FieldRule) => [field, ...dependentsOf(field, view.fields).filter(isBegun)];

  function left(field: FieldRule): void {
    visited.add(field);
    if (changed.has(field)) return;
    const problem = localProblem(field, view);
    if (problem) view.show(field.name, 'error', problem);
  }

  /** What can be told here is shown at once; the rest is asked. An answer for what no longer stands there is dropped. */
  async function check(due: readonly FieldRule[]): Promise<void> {
    const questions = new Map<FieldRule, string>();
    for (const field of new Set(due)) {
      if (!isAsked(field, view.values())) continue;
      const problem = localProblem(field, view);
      const question = questionOf(field, view);
      const filled = view.textIn(field.name) !== '';
      if (problem) view.show(field.name, 'error', problem);
      else if (!filled || question === undefined) view.show(field.name, filled ? 'success' : undefined);
      else questions.set(field, question);
    }
    if (questions.size === 0) return;
    const asked = round;
    const verdicts = await ask([...questions.keys()], view).catch(() => new Map<FieldRule, Verdict>());
    if (asked !== round) return;
    for (const [field, question] of questions) {
      if (questionOf(field, view) !== question) continue;
      judge(field, verdicts.get(field));
    }
  }

  /** No verdict: the shop could not be asked. It will look when the form is sent. */
  function judge(field: FieldRule, verdict: Verdict | undefined): void {
    view.show(field.name, verdict && 'success');
    for (const [name, message] of verdict ?? []) view.show(name, 'error', message);
  }

  return {
    typed,
    left,
    /** A list or a checkbox says all at once. */
    chosen(field: FieldRule): void {
      visited.add(field);
      forgive(field);
      void check(withDependents(field));
    },
    /** What the browser filled in without a word is looked at as if it had been typed. */
    filled(): void {
      const isTouched = (field: FieldRule) =>
        changed.has(field) || visited.has(field) || view.hasFocus(field.name);
      const isFilled = (field: FieldRule) => view.isChanged(field.name) && !isTouched(field);
      void check(view.fields.filter(isFilled));
    },
    /** Everything that can be told before the form is sent. */
    checkAll(): void {
      for (const field of view.fields) {
        if (!isAsked(field, view.values())) view.show(field.name, undefined);
        else visited.add(field);
        const problem = localProblem(field, view);
        if (problem) view.show(field.name, 'error', problem);
      }
    },
    /** What is under way no longer counts: the form is sent, and the shop's answer to all of it does; or it is gone. */
    stop(): void {
      round += 1;
      changed.clear();
      clearTimeout(timer);
    },
  };
}

/** What is wrong with a field, as far as it can be told without asking the shop. */
function localProblem(field: FieldRule, view: FormView): string | undefined {
  const { texts, language, textIn, fields } = view;
  if (!isAsked(field, view.values())) return undefined;
  const basic = checkBasics(field, textIn(field.name));
  const missing = textIn(field.name).trim() === '' && view.controlOf(field.name)?.dataset.missing;
  if (basic && missing) return missing;
  if (basic) return basicMessage(texts, language, basic);
  if (isLocallyShort(field, fields, view.values()))
    return say(texts['form.shortPhone'], language, { n: SHORTEST_PHONE });
  const other = { password: 'password_repeat', password_repeat: 'password' } as const;
  if (field.type !== 'password' && field.type !== 'password_repeat') return undefined;
  const repeated = valueBeside(other[field.type], field, fields, view.values());
  const differs = repeated !== '' && repeated !== textIn(field.name);
  return differs ? texts['field.not_equal_passwords'] : undefined;
}
