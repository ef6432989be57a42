import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { SelectField } from '#ui/form/select-field/select-field.tsx';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { auditedChange } from './audited-change.ts';
import type { AuditMoney } from './audited-deeds.ts';
import type { PanelPage } from './panel-page.ts';

export type AuditEntryView = {
  id: number;
  at: Date;
  who: string;
  ip: string | null;
  what: string;
  object: { name: string; href: string };
  change: Readonly<Record<string, readonly [unknown, unknown]>>;
};

export type AuditView = {
  /** As they stand in the address. */
  asked: Readonly<Record<'q' | 'who' | 'kind' | 'id' | 'from' | 'until', string>>;
  people: readonly { id: number; name: string }[];
  entries: readonly AuditEntryView[];
  /** The one thing that the entries are about, where only those are wanted. */
  about?: string | undefined;
  money: AuditMoney;
  newer?: string | undefined;
  older?: string | undefined;
};

export const auditPage = ({ t, ...view }: AuditView & { t: PanelWords }): PanelPage => ({
  ...{ title: t('audit.title'), lead: t('audit.lead'), here: 'audit' },
  content: (
    <>
      <Filters {...view} />
      {view.about && <p className="facts">{t('audit.objectFilter', { object: view.about })}</p>}
      <Entries entries={view.entries} money={view.money} isAsked={Object.values(view.asked).some(Boolean)} />
      <KeysetPager newer={view.newer} older={view.older} />
    </>
  ),
});

function Filters({ asked, people }: Pick<AuditView, 'asked' | 'people'>) {
  const { t } = usePanel();
  const isAsked = Object.values(asked).some(Boolean);
  return (
    <search>
      <form className="filters" action={panelLinks.audit}>
        <Field name="q" type="search" label={t('audit.words')} value={asked.q} maxLength={200} />
        <SelectField
          name="who"
          label={t('audit.who')}
          value={asked.who}
          placeholder={t('audit.anybody')}
          choices={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Field name="from" type="date" label={t('audit.from')} value={asked.from} />
        <Field name="until" type="date" label={t('audit.until')} value={asked.until} />
        {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
        {asked.id && <input type="hidden" name="id" value={asked.id} />}
        <div className="filters__send">
          <Button type="submit" kind="secondary">
            {t('panel.search')}
          </Button>
          {isAsked && <a href={panelLinks.audit}>{t('panel.clear')}</a>}
        </div>
      </form>
    </search>
  );
}

type EntriesProps = Pick<AuditView, 'entries' | 'money'> & { isAsked: boolean };

function Entries({ entries, money, isAsked }: EntriesProps) {
  const { t } = usePanel();
  if (entries.length === 0)
    return <p className="empty">{t(isAsked ? 'panel.nothingFound' : 'audit.empty')}</p>;
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('audit.at')}</th>
          <th scope="col">{t('audit.who')}</th>
          <th scope="col">{t('audit.what')}</th>
          <th scope="col">{t('audit.object')}</th>
          <th scope="col">{t('audit.change')}</th>
          <th scope="col">{t('audit.ip')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, who, what, object, change, ip }) => (
          <tr key={id}>
            <th scope="row">
              <When at={at} exact />
            </th>
            <td data-label={t('audit.who')}>{who}</td>
            <td data-label={t('audit.what')}>{what}</td>
            <td data-label={t('audit.object')}>
              <a href={object.href}>{object.name}</a>
            </td>
            <td data-label={t('audit.change')}>
              {auditedChange(t, money, change).map((line) => (
                <span key={line} className="line-of-change">
                  {line}
                </span>
              ))}
            </td>
            <td data-label={t('audit.ip')}>{ip}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
