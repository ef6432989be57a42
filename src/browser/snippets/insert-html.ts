import { parseHtml } from '#browser/trusted-types/trusted-html.ts';
import { runFile, runText } from './run-script.ts';

const RUNS = /^(|module|text\/javascript|application\/javascript)$/;
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

/**
 * Puts HTML of the owner into the page: only its script elements run, one after the other, and never inline. Answers
 * with what was put there and with the end of its scripts.
 */
export function insertHtml(
  html: string,
  name: string,
  place: (nodes: DocumentFragment) => void,
): { nodes: ChildNode[]; ended: Promise<void> } {
  const content = read(html);
  const scripts = takeScripts(content);
  const nodes = [...content.childNodes];
  place(content);
  const put = (script: HTMLScriptElement, gap: Comment) => {
    const index = nodes.indexOf(gap);
    if (index >= 0) nodes[index] = script;
    gap.replaceWith(script);
  };
  return { nodes, ended: runInOrder(scripts, name, put) };
}

/** Read in a document of its own, where nothing runs and nothing loads. */
function read(html: string): DocumentFragment {
  const elsewhere = parseHtml(`<template>${html}</template>`);
  const content = elsewhere.querySelector('template')?.content ?? elsewhere.createDocumentFragment();
  // Read where no script runs, these hold real elements; in this page they would be there for nobody.
  for (const part of content.querySelectorAll('noscript')) part.remove();
  for (const element of content.querySelectorAll('*')) dropInlineCode(element);
  return document.adoptNode(content);
}

/** Code in attributes never runs: the security policy refuses it, and nothing of it stays. */
function dropInlineCode(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isCode = ADDRESSES.includes(name) && /^javascript:/i.test(value.replace(/[\p{Cc}\s]/gu, ''));
    if (/^on/i.test(name) || name === 'srcdoc' || isCode) element.removeAttribute(name);
  }
}

/** A script of the owner, and the place in the page that waits for it. */
type Waiting = { script: HTMLScriptElement; gap: Comment };

/** Takes out what would run by itself, inline, as soon as it stands in the page. */
function takeScripts(content: DocumentFragment): Waiting[] {
  const scripts = [...content.querySelectorAll('script')].filter((script) =>
    RUNS.test(script.getAttribute('type')?.toLowerCase() ?? ''),
  );
  return scripts.map((script) => {
    const gap = document.createComment('');
    script.replaceWith(gap);
    return { script, gap };
  });
}

async function runInOrder(
  scripts: readonly Waiting[],
  name: string,
  put: (script: HTMLScriptElement, gap: Comment) => void,
): Promise<void> {
  for (const { script, gap } of scripts) {
    const running = { attributes: script.attributes, place: (made: HTMLScriptElement) => put(made, gap) };
    const src = script.getAttribute('src');
    const end = src ? runFile(src, running) : runText(script.textContent, name, running);
    if (!script.hasAttribute('async')) await end;
  }
}
