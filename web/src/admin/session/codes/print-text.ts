/** Prints a text alone, not the page it stands on: as a document of its own that is not seen. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  // One that is not displayed at all is printed empty by some browsers.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.title = title;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const { contentWindow: inner, contentDocument: content } = frame;
  if (!inner || !content) throw new Error('A frame has no document.');
  content.title = title;
  const shown = content.createElement('pre');
  shown.textContent = text;
  content.body.append(shown);
  inner.addEventListener('afterprint', () => frame.remove());
  inner.print();
}
