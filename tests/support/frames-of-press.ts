/** What is seen after a press, from the press itself to the frame that has what it opens. */
export async function framesOfPress(control: Element, opened: string): Promise<string[]> {
  const seen: string[] = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  (control as HTMLElement).click();
  await null; // what was asked for at the press itself is done before a frame
  while (seen.at(-1) !== 'opened') {
    const isOpen = document.querySelector(opened) !== null;
    seen.push(isOpen ? 'opened' : control.ariaBusy ? 'pressed' : 'nothing');
    await frame();
  }
  return seen;
}
