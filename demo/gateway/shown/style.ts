/** In the light and in the dark, on a phone and on a desktop. */
export const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fff,#181a1d);--page:light-dark(#f1f3f6,#0f1113);
--ink:light-dark(#1c2430,#eceff3);--quiet:light-dark(#505b6b,#a8b2c0);--edge:light-dark(#78828f,#7d8896);
--act:light-dark(#1b4e9b,#8db8ff);--on-act:light-dark(#fff,#0f1113);--bad:light-dark(#b3261e,#ff9a8f)}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 24px 4px;background:var(--paper);border-radius:12px;overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:22px;line-height:1.25}
h2{margin:0 0 8px;font-size:17px}
p{margin:0 0 12px}
.rehearsal{padding:12px;border:1px dashed var(--edge);border-radius:8px}
.sum{color:var(--ink);font-size:26px;font-weight:600;line-height:1.3}
.quiet,.hint{color:var(--quiet);font-size:14px}
.bad{color:var(--bad);font-weight:600}
form,.leave{padding:20px 0;margin:0;border-top:1px solid color-mix(in srgb,var(--edge) 40%,transparent)}
label{display:block;margin-bottom:4px;font-weight:600}
input[type=text]{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;
background:var(--paper);color:inherit;font:inherit}
button,.back{display:inline-block;min-height:44px;padding:10px 20px;border:1px solid var(--act);border-radius:8px;
background:var(--act);color:var(--on-act);font:inherit;font-weight:600;line-height:22px;text-decoration:none;cursor:pointer}
.back{background:none;color:var(--act)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
@media(max-width:400px){main{padding:16px 16px 0}button,.back{width:100%;text-align:center}}
`;
