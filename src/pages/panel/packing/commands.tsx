import { SCAN_FIELDS } from '#contract/panel/packing-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { ScanCommand } from '#domain/parcels/scan-meaning.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { PackingView } from './packing-view.ts';
import { PressForm } from './scan-form.tsx';

const WORDS = {
  PACK: 'packing.pack',
  SHORT: 'packing.short',
  UNDO: 'packing.undo',
  NEXT: 'packing.skip',
} as const satisfies Record<ScanCommand, string>;

/** The buttons that the printed codes stand for. */
export function Commands({ packing }: { packing: PackingView }) {
  const { t } = usePanel();
  const { number, version, key, box, weight } = packing;
  return (
    <div className="commands">
      {offeredOf(packing).map((command) => (
        <PressForm
          key={command}
          action={panelLinks.packingScan(number)}
          text={t(WORDS[command])}
          fields={{
            ...{ [SCAN_FIELDS.code]: command, [SCAN_FIELDS.version]: String(version) },
            ...{ [SCAN_FIELDS.key]: key, [SCAN_FIELDS.box]: box, [SCAN_FIELDS.weight]: weight },
          }}
        />
      ))}
    </div>
  );
}

/** What makes sense now; the printed codes are all understood, and say why they do nothing. */
function offeredOf({ step, lines }: PackingView): ScanCommand[] {
  if (step.kind === 'stopped') return ['NEXT'];
  if (step.kind === 'sending') return ['UNDO', 'NEXT'];
  const isShort = lines.some(({ counts }) => counts.open > 0);
  return [isShort ? 'SHORT' : 'PACK', 'UNDO', 'NEXT'];
}
