import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { type PanelView, PanelViewProvider } from '#ui/panel/panel-view.tsx';
import styles from '../../../src/main.panel.css?inline';

const VIEW: PanelView = { language: 'pl', actor: COMMAND_LINE, csrf: '', now: 0, timeZone: 'Europe/Warsaw' };

/** Puts parts of the back office on an empty page of this width, as the server would send them. */
export async function panelStage(parts: ReactNode, width: number): Promise<void> {
  const sheet = Object.assign(document.createElement('style'), { textContent: styles });
  document.head.append(sheet);
  document.body.className = 'panel';
  document.body.innerHTML = renderToString(<PanelViewProvider view={VIEW}>{parts}</PanelViewProvider>);
  onTestFinished(() => {
    sheet.remove();
    document.body.className = '';
    document.body.replaceChildren();
  });
  await page.viewport(width, 800);
}
