// @ts-check
/** Loaded before the shop: its clock is off by as many milliseconds as the file CLOCK_FILE says, from moment to moment. */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let offset = 0;
setInterval(() => {
  try {
    offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
  } catch {}
}, 20).unref();

const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, shape) => Reflect.construct(target, args.length === 0 ? [now()] : args, shape),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
