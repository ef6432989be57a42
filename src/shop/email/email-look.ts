/**
 * The shop's own colours and faces (ui/tokens.css). Mail programs know few style sheets, so that each part carries its own
 * light style; those that know the dark have it from `SHEET`.
 */
const LIGHT = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  ink: '#1f1b16',
  muted: '#655c50',
  hairline: '#e6dfd3',
  accent: '#1f4d3f',
  onAccent: '#ffffff',
};

const FACE = "Figtree,system-ui,-apple-system,'Segoe UI',Arial,sans-serif";
const DISPLAY = 'Fraunces,Georgia,serif';

export const STYLE = {
  body: `margin:0;padding:24px 12px;background:${LIGHT.paper};color:${LIGHT.ink};font:16px/1.5 ${FACE}`,
  sheet: `max-width:560px;margin:0 auto;padding:24px;border:1px solid ${LIGHT.hairline};border-radius:10px;background:${LIGHT.surface};color:${LIGHT.ink}`,
  name: `margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid ${LIGHT.hairline};font:600 22px/1.25 ${DISPLAY}`,
  logo: 'width:40px;height:40px;margin-right:12px;border:0;vertical-align:middle',
  nameLink: `color:${LIGHT.accent};text-decoration:none`,
  heading: `margin:0 0 16px;font:600 26px/1.25 ${DISPLAY}`,
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  button: `display:inline-block;padding:12px 24px;border-radius:999px;background:${LIGHT.accent};color:${LIGHT.onAccent};font-weight:600;text-decoration:none`,
  link: `color:${LIGHT.accent}`,
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  cell: `padding:12px 0;border-top:1px solid ${LIGHT.hairline};vertical-align:top`,
  pictureCell: `width:72px;padding:12px 0;border-top:1px solid ${LIGHT.hairline};vertical-align:top`,
  picture: 'display:block;width:56px;height:70px;border-radius:6px;object-fit:cover',
  worth: `padding:12px 0 12px 12px;border-top:1px solid ${LIGHT.hairline};vertical-align:top;text-align:right;white-space:nowrap`,
  small: `color:${LIGHT.muted};font-size:14px`,
  sums: `padding:12px 0;border-top:1px solid ${LIGHT.hairline};text-align:right`,
  total: 'font-size:18px;font-weight:600',
  seller: `max-width:560px;margin:16px auto 0;padding:0 24px;color:${LIGHT.muted};font-size:14px;overflow-wrap:anywhere`,
} as const;

/** What is closer together on a phone, and what has another colour in the dark, by its class. */
export const SHEET = `@media (max-width:480px){
.paper{padding:0 0 24px!important}
.sheet{padding:16px!important;border-width:0 0 1px!important;border-radius:0!important}
}
@media (prefers-color-scheme:dark){
.paper{background:#171411!important;color:#f1ebe1!important}
.sheet{background:#211d18!important;color:#f1ebe1!important;border-color:#3a342c!important}
.line{border-color:#3a342c!important}
.quiet{color:#b3a897!important}
.link{color:#8fc7ae!important}
.button{background:#8fc7ae!important;color:#10241c!important}
}`;
