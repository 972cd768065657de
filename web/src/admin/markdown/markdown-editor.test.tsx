import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { createStore } from '#web/lib/store.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { MarkdownEditor } from './markdown-editor.tsx';

function Editor({ text }: { text: string }) {
  const [store] = useState(() => createStore(text));
  return (
    <MarkdownEditor
      id="text"
      name="text"
      label="Content"
      language="en"
      rows={4}
      text={store}
      onChange={store.set}
    />
  );
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
const tool = (name: string) => screen.getByRole('button', { name });

function write(text: string, [start, end]: readonly [number, number] = [text.length, text.length]) {
  const { user } = showAdmin(<Editor text={text} />);
  box().focus();
  box().setSelectionRange(start, end);
  return user;
}

test('the toolbar is one tab stop; arrow keys move within it and wrap', async () => {
  const user = write('');
  tool('Bold').focus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Italic')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(tool('Undo')).toHaveFocus();
  await user.keyboard('{ArrowRight}{End}{Home}');
  expect(tool('Bold')).toHaveFocus();
  await user.keyboard('{End}');
  await user.tab();
  expect(tool('Preview: Content')).toHaveFocus();
  await user.tab({ shift: true });
  expect(tool('Undo')).toHaveFocus();
});

test('a button formats the selection, and the text has the focus again', async () => {
  const user = write('A full shelf', [2, 6]);
  await user.click(tool('Bold'));
  expect(box()).toHaveValue('A **full** shelf');
  expect(box()).toHaveFocus();
  expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe('**full**');
});

test('Control with a letter does the same', async () => {
  const user = write('A full shelf', [2, 6]);
  await user.keyboard('{Control>}i{/Control}');
  expect(box()).toHaveValue('A *full* shelf');
});

test('Enter continues a list, and ends it after an empty item', async () => {
  const user = write('- milk');
  await user.keyboard('{Enter}rice{Enter}');
  expect(box()).toHaveValue('- milk\n- rice\n- ');
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('- milk\n- rice\n\n');
});

const clipboard = (data: Readonly<Record<string, string>>) => ({
  types: Object.keys(data),
  files: [],
  getData: (type: string) => data[type] ?? '',
});

test('pasted rich text keeps its formatting, in place of the selection', async () => {
  write('One two three', [4, 7]);
  const html = '<p>A <b>full</b> shelf</p>';
  fireEvent.paste(box(), { clipboardData: clipboard({ 'text/plain': 'A full shelf', 'text/html': html }) });
  await waitFor(() => expect(box()).toHaveValue('One A **full** shelf three'));
  const list = '<h2>Then</h2><ul><li>milk</li><li>rice</li></ul>';
  fireEvent.paste(box(), { clipboardData: clipboard({ 'text/plain': 'Then milk rice', 'text/html': list }) });
  const expected = 'One A **full** shelf\n\n## Then\n\n- milk\n- rice\n\n three';
  await waitFor(() => expect(box()).toHaveValue(expected));
});

test.each([
  { 'text/plain': 'A full shelf', 'text/html': '<span style="font-weight: 400">A full shelf</span>' },
  { 'text/plain': '**full**', 'text/html': '<b>**full**</b>', 'vscode-editor-data': '{}' },
  { 'text/plain': '- milk' },
])('plain text and Markdown are pasted by the browser: %o', (data) => {
  write('One');
  expect(fireEvent.paste(box(), { clipboardData: clipboard(data) })).toBe(true);
});

test('the preview shows what visitors will see, and can be closed', async () => {
  const user = write('A **full** shelf');
  expect((await screen.findByText('full')).tagName).toBe('STRONG');
  await user.click(tool('Preview: Content'));
  expect(screen.queryByText('full')).toBeNull();
  expect(tool('Preview: Content')).toHaveAttribute('aria-expanded', 'false');
});

test('pictures that fail to load are named until they are removed from the text', async () => {
  vi.stubGlobal('Image', NoPicture);
  const user = write('![full](/images/gone.jpg)\n\n![shelf](/images/there.jpg)');
  const warning = await screen.findByText(/could not be loaded/);
  expect(warning).toHaveTextContent(/again: \/images\/gone\.jpg$/);
  await user.clear(box());
  await waitFor(() => expect(warning).not.toBeInTheDocument());
});

/** An image that cannot be loaded from one of the URLs. */
class NoPicture {
  onload = () => {};
  onerror = () => {};
  set src(address: string) {
    queueMicrotask(() => (address.includes('gone') ? this.onerror() : this.onload()));
  }
}

test('reports pictures that were not pasted with a text', async () => {
  write('');
  const clipboardData = {
    types: ['text/html', 'text/plain'],
    files: [],
    getData: (type: string) =>
      type === 'text/html' ? '<p>A <b>full</b> shelf <img src="file:///a.png"></p>' : '',
  };
  fireEvent.paste(box(), { clipboardData });
  await waitFor(() => expect(box()).toHaveValue('A **full** shelf'));
  expect((await screen.findByText(/1 picture was left out:/)).parentElement).toHaveTextContent(/: a\.png$/);
  expect(screen.getByRole('button', { name: 'Add it' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/was left out/)).toBeNull();
});

test('names an embedded picture that the server refuses', async () => {
  const error = 'The PNG file is damaged or incomplete.';
  fakeApi({ 'POST /api/admin/upload-image/start': () => Response.json({ error }, { status: 400 }) });
  write('');
  const html = '<p>A <b>full</b> shelf <img src="data:image/png;base64,iVBORw0K" alt="Shelf [left]"></p>';
  const clipboardData = {
    types: ['text/html'],
    files: [],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  fireEvent.paste(box(), { clipboardData });
  await waitFor(() => expect(box()).toHaveValue('A **full** shelf'));
  expect((await screen.findByText(/1 picture was left out:/)).parentElement).toHaveTextContent(
    /: Shelf \[left\]$/,
  );
});
