import { describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from '#domain/audit/audit-action.ts';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import { areaOf, RIGHTS } from '#domain/staff/right.ts';
import { ROLES } from '#domain/staff/role.ts';
import { PANEL_TEXTS, type PanelKey } from './panel-texts.ts';

const { pl, en } = PANEL_TEXTS;
const keys = Object.keys(pl) as PanelKey[];
const gapsIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

describe('the texts of the back office', () => {
  test('are the same in both languages, with the same gaps', () => {
    expect(Object.keys(en).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => gapsIn(pl[key]) !== gapsIn(en[key]))).toEqual([]);
  });

  test('have all plural forms of their language or one form for all', () => {
    const forms = (text: string) => text.split('|').length;
    expect(keys.filter((key) => ![1, 4].includes(forms(pl[key])))).toEqual([]);
    expect(keys.filter((key) => forms(en[key]) !== (forms(pl[key]) === 4 ? 2 : 1))).toEqual([]);
  });

  test('are not empty, have no space at their ends, and are English where they should be', () => {
    for (const text of [...Object.values(pl), ...Object.values(en)])
      expect(text).toBe(text.trim() || 'a text');
    expect(keys.filter((key) => /[ąćęłńóśźż]/i.test(en[key]))).toEqual([]);
  });

  test('name every role, right, area, deed and thing', () => {
    const wanted = [
      ...ROLES.map((role) => `role.${role}`),
      ...RIGHTS.flatMap((right) => [`right.${right}`, `area.${areaOf(right)}`]),
      ...AUDIT_ACTIONS.map((action) => `audit.${action}`),
      ...Object.keys(RIGHT_FOR).map((action) => `audit.order.${action}`),
      ...AUDIT_OBJECTS.map((object) => `audit.object.${object}`),
    ];
    expect(wanted.filter((key) => !(key in pl))).toEqual([]);
  });
});
