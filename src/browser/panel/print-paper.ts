/** A paper is opened to be printed: it asks for the printer by itself, and again by its button. */
export function printPaper(root: Document): () => void {
  const button = root.querySelector<HTMLElement>('[data-print]');
  const window = root.defaultView;
  if (!button || !window) return () => {};
  const print = () => window.print();
  button.addEventListener('click', print);
  print();
  return () => button.removeEventListener('click', print);
}
