import { REGION_FIELDS } from '#contract/region/region.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { type Choice, SelectField } from '#ui/form/select-field/select-field.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type RegionFormProps = {
  choices: { languages: Choice[]; currencies: Choice[]; regions: Choice[] };
  /** What holds now. */
  chosen: { language: string; currency: string; region: string; zipcode: string };
  /** What is wrong with the postal code. */
  problem?: string | undefined;
  /** Where the shopper came from and goes back to. */
  back: string;
};

/** Language, currency and delivery country: a plain form, in a page of its own or in the dialog. */
export function RegionForm({ choices, chosen, problem, back }: RegionFormProps) {
  const { t, links } = useShop();
  return (
    <form
      className="region-form"
      action={links.region}
      method="post"
      aria-label={t('region.title')}
      data-region-form
    >
      <p>{t('region.lead')}</p>
      <input type="hidden" name={REGION_FIELDS.back} value={back} />
      <SelectField
        name={REGION_FIELDS.language}
        label={t('region.language')}
        choices={choices.languages}
        value={chosen.language}
      />
      <SelectField
        name={REGION_FIELDS.currency}
        label={t('region.currency')}
        choices={choices.currencies}
        value={chosen.currency}
      />
      <SelectField
        name={REGION_FIELDS.region}
        label={t('region.country')}
        choices={choices.regions}
        value={chosen.region}
      />
      <Field
        name={REGION_FIELDS.zipcode}
        label={t('region.zipcode')}
        hint={t('region.zipcodeHint')}
        value={chosen.zipcode}
        error={problem}
        maxLength={20}
        autoComplete="postal-code"
      />
      <Button type="submit">{t('region.save')}</Button>
    </form>
  );
}
