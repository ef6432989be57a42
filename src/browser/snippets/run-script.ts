import { allowSnippets } from '#browser/trusted-types/default-policy.ts';
import { MODULE_TIMEOUT_MS } from '#contract/wire.ts';
import { protectShop } from './protect-shop.ts';

const { createObjectURL, revokeObjectURL } = URL;

/** How a script runs: where its element goes, and what stands on it. */
type Running = { attributes?: Iterable<Attr>; place?: (script: HTMLScriptElement) => void };

/**
 * Runs a script's text as a file of its own: the security policy knows no inline scripts. Its errors name it and end
 * nothing but the script. Resolves when it has run, failed or taken too long.
 */
export async function runText(text: string, name: string, running: Running = {}): Promise<void> {
  const file = new Blob([text, `\n//# sourceURL=snippet/${name}.js`], { type: 'text/javascript' });
  const address = createObjectURL(file);
  await runFile(address, running);
  revokeObjectURL(address);
}

/** Loads a script by its address. Resolves when it has run, failed or taken too long; whether it has run is told. */
export function runFile(
  address: string,
  { attributes = [], place = runAndRemove }: Running = {},
): Promise<boolean> {
  protectShop();
  allowSnippets();
  const script = document.createElement('script');
  for (const { name, value } of attributes) if (name !== 'src') script.setAttribute(name, value);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), MODULE_TIMEOUT_MS);
    const end = (hasRun: boolean) => {
      clearTimeout(timer);
      resolve(hasRun);
    };
    script.onload = () => end(true);
    script.onerror = () => end(false);
    script.src = address;
    place(script);
  });
}

function runAndRemove(script: HTMLScriptElement): void {
  document.head.append(script);
  script.remove();
}
