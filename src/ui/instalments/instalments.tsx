import type { Calculation, CalculationChoice } from '#domain/instalments/instalments.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { hintOf, messageOf } from './instalment-words.ts';

type Props = { id: string; name: string; calculation: Calculation };

/**
 * Leads to an instalment calculator, or to a dialog with what it can calculate. Where it can calculate nothing there is no
 * way to it; whoever comes to the dialog by another one reads why, and what to do.
 */
export function Instalments({ id, name, calculation }: Props) {
  const shop = useShop();
  const label = shop.t('instalments.calculate', { name });
  if (calculation.kind === 'open')
    return (
      <a className="instalments button button--quiet" href={calculation.link}>
        {label}
      </a>
    );
  const [{ of, obstacle }] = calculation.choices;
  return (
    <>
      {calculation.choices.some((choice) => !choice.obstacle) && (
        <button
          type="button"
          className="instalments instalments--asking button button--quiet"
          data-control="open"
          aria-controls={id}
          aria-haspopup="dialog"
        >
          {label}
        </button>
      )}
      <Dialog id={id} title={shop.t('instalments.title', { name })}>
        <div className="instalments__choices">
          {obstacle && <p>{messageOf(of, obstacle, name, shop)}</p>}
          {calculation.choices.map((choice) => (
            <Choice key={choice.of} {...choice} hintId={`${id}-${choice.of}`} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

function Choice({ of, link, obstacle, hintId }: CalculationChoice & { hintId: string }) {
  const shop = useShop();
  const label = shop.t(`instalments.${of}`);
  if (!obstacle)
    return (
      <ButtonLink href={link} wide>
        {label}
      </ButtonLink>
    );
  const hint = hintOf(of, obstacle, shop);
  return (
    <div>
      <Button disabled wide {...(hint && { 'aria-describedby': hintId })}>
        {label}
      </Button>
      {hint && (
        <p id={hintId} className="instalments__hint">
          {hint}
        </p>
      )}
    </div>
  );
}
