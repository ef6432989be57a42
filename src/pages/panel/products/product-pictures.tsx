import { YES } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { MOST_SHOPPER_FILES, SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import { Button } from '#ui/button/button.tsx';
import { FileField } from '#ui/form/file-field/file-field.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { Picture } from '#ui/picture/picture.tsx';

/** The pictures that the form speaks of, by their order in it. */
export const PICTURES_WERE = 'pictures';
export const pictureAt = (index: number) => `at_${index}`;
export const pictureDrop = (index: number) => `drop_${index}`;

type Props = { id: number; names: readonly string[] };

/** A product's pictures as they are, for who may change them as a form. */
export function ProductPictures({ id, names }: Props) {
  const { t, may } = usePanel();
  const isForm = may('product.edit');
  return (
    <section className="sheet sheet--wide">
      <h2>{t('products.pictures')}</h2>
      {names.length === 0 && <p className="muted">{t('products.noPictures')}</p>}
      {isForm ? (
        <form
          className="form"
          action={panelLinks.productPictures(id)}
          method="post"
          encType="multipart/form-data"
        >
          <CsrfField />
          <input type="hidden" name={PICTURES_WERE} value={names.join(' ')} />
          <Pictures names={names} isForm />
          <FileField
            name="files"
            label={t('products.picturesAdd')}
            hint={t('products.picturesHint')}
            accept="image/*"
            limits={SHOPPER_FILE_LIMITS}
            most={MOST_SHOPPER_FILES}
          />
          <div className="form__actions">
            <Button type="submit" kind="secondary">
              {t('products.picturesSave')}
            </Button>
          </div>
        </form>
      ) : (
        <Pictures names={names} />
      )}
    </section>
  );
}

function Pictures({ names, isForm }: { names: readonly string[]; isForm?: boolean }) {
  const { t } = usePanel();
  return (
    <ol className="picture-row">
      {names.map((name, index) => (
        <li key={name}>
          <Picture name={name} alt={t('products.picture', { n: index + 1 })} sizes="96px" widths={[320]} />
          {isForm && (
            <>
              <label>
                <span>{t('products.pictureAt')}</span>
                <input type="number" name={pictureAt(index)} defaultValue={index + 1} min={1} max={99} />
              </label>
              <label>
                <input type="checkbox" name={pictureDrop(index)} value={YES} />
                <span>{t('products.pictureDrop')}</span>
              </label>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
