import { formPage } from '#pages/account/form-page.tsx';
import type { Page } from '#pages/page.ts';
import { RegionForm, type RegionFormProps } from '#ui/region/region-dialog/region-form.tsx';
import {
  RegionNotice,
  RegionNoticeInPage,
  type RegionNoticeProps,
} from '#ui/region/region-dialog/region-notice.tsx';

export type RegionPageData = {
  shopName: string;
  title: string;
  form: RegionFormProps;
  /** Where another country or postal code holds for a while. */
  notice: RegionNoticeProps | undefined;
};

/** Language, currency and delivery country. The dialogs of other pages take their contents from here. */
export function regionPage({ shopName, title, form, notice }: RegionPageData): Page {
  return formPage(
    { shopName, title, path: ({ region }) => region },
    <>
      {notice && <RegionNoticeInPage {...notice} back={form.back} />}
      <RegionForm {...form} />
      {notice && <RegionNotice {...notice} />}
    </>,
  );
}
