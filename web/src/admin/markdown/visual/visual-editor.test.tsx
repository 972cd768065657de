import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TextSelection } from 'prosemirror-state';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { writeTyped } from '#web/admin/ui/fields/typed-later.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { withoutLayout } from '../testing/without-layout.ts';
import type { TextView } from './text-view.ts';
import { VisualEditor } from './visual-editor.tsx';

let store: Store<string>;
/** The text after what was typed is written. */
const written = () => {
  editor().flush();
  return store.current();
};
let views: TextView[] = [];

// The view is reached through what it is mounted in: a test cannot select text in it like a browser.
vi.mock('./text-view.ts', async (load) => {
  const module = await load<typeof import('./text-view.ts')>();
  return {
    ...module,
    TextView: class extends module.TextView {
      constructor(...options: ConstructorParameters<typeof module.TextView>) {
        super(...options);
        views.push(this);
      }
    },
  };
});

beforeEach(() => {
  views = [];
  withoutLayout();
});

function Editor() {
  const [text] = useState(store);
  return (
    <VisualEditor
      id="text"
      name="text"
      label="Content"
      language="en"
      rows={4}
      text={text}
      onChange={text.set}
      error={undefined}
    />
  );
}

function show(text: string) {
  store = createStore(text);
  const { user } = showAdmin(<Editor />);
  return user;
}
const box = () => screen.getByRole('textbox', { name: 'Content' });
const tool = (name: string) => screen.getByRole('button', { name });
const editor = () => views.at(-1) as TextView;

/** Selects words of the text. */
function select(words: string): void {
  const { view } = editor();
  view.state.doc.descendants((node, pos) => {
    const at = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (at === -1) return;
    const selection = TextSelection.create(view.state.doc, pos + at, pos + at + words.length);
    view.dispatch(view.state.tr.setSelection(selection));
  });
}

const type = (text: string) => editor().view.dispatch(editor().view.state.tr.insertText(text));

test('shows a text formatted, with its name and description, and changes nothing', () => {
  show('# Head\n\nA **full** shelf\n\n* a\n* b\n');
  expect(box()).toHaveAccessibleDescription(/^Write as in a letter/);
  expect(box()).toHaveAttribute('aria-multiline', 'true');
  expect(within(box()).getByRole('heading')).toHaveTextContent('Head');
  expect(within(box()).getByText('full').tagName).toBe('STRONG');
  expect(within(box()).getAllByRole('listitem')).toHaveLength(2);
  expect(written()).toBe('# Head\n\nA **full** shelf\n\n* a\n* b\n');
});

test('the tools format the selection and are pressed where it has their format', async () => {
  const user = show('One\n\n* a\n* b');
  select('One');
  await user.click(tool('Bold'));
  expect(written()).toBe('**One**\n\n* a\n* b');
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await user.click(tool('Heading'));
  expect(written()).toBe('# **One**\n\n* a\n* b');
  select('b');
  await waitFor(() => expect(tool('List')).toHaveAttribute('aria-pressed', 'true'));
  expect(tool('Heading')).toHaveAttribute('aria-pressed', 'false');
  await user.click(tool('Undo'));
  await user.click(tool('Undo'));
  expect(written()).toBe('One\n\n* a\n* b');
});

test('what was typed last is written before the text is merged with another', () => {
  show('One');
  select('One');
  type('Two');
  expect(store.current()).toBe('One');
  writeTyped();
  expect(store.current()).toBe('Two');
});

test('a text that is changed elsewhere is shown, and is edited further', () => {
  show('One\n\nTwo\n\nThree');
  select('Three');
  store.set('One\n\n**Two** and more\n\nThree');
  expect(box()).toHaveTextContent('OneTwo and moreThree');
  type('Four');
  expect(written()).toBe('One\n\n**Two** and more\n\nFour');
  store.set('');
  expect(box()).toHaveTextContent('');
});

test('a table is inserted, and gets and loses rows and columns', async () => {
  const user = show('');
  await user.click(tool('Table'));
  expect(within(box()).getAllByRole('row')).toHaveLength(3);
  type('City');
  await user.click(tool('Add row'));
  await user.click(tool('Remove column'));
  expect(written()).toMatch(/^\| *\| *\|\n\| - \| - \|(\n\| *\| *\|){3}$/);
  await user.click(tool('Undo'));
  await user.click(tool('Remove row'));
  expect(within(box()).getAllByRole('columnheader')).toHaveLength(3);
  await user.click(tool('Delete table'));
  expect(written()).toBe('');
});

test('a picture without a description says so; it is described below the picture', async () => {
  const user = show('![](/images/a.png#800x600)\n\nAfter');
  expect(within(box()).getByText('Alt text missing')).toBeVisible();
  await user.click(tool('Describe it'));
  await user.keyboard('A shelf{Enter}');
  expect(written()).toBe('![A shelf](/images/a.png#800x600)\n\nAfter');
  expect(tool('Description: A shelf')).toHaveTextContent('A shelf');
  await user.click(tool('Remove'));
  expect(written()).toBe('After');
});

test('a link is set for the selected words', async () => {
  const user = show('See our page');
  select('our page');
  await user.click(tool('Link'));
  const address = await screen.findByLabelText('Address');
  await user.type(address, 'nowhere{Enter}');
  expect(address).toHaveAccessibleDescription('This address cannot be linked to.');
  await user.clear(address);
  await user.type(address, 'example.org/a{Enter}');
  expect(written()).toBe('See [our page](https://example.org/a)');
});

test('pasted rich text becomes blocks; plain text is read as Markdown', async () => {
  show('One');
  select('One');
  const paste = (data: Readonly<Record<string, string>>) =>
    fireEvent.paste(box(), {
      clipboardData: { types: Object.keys(data), files: [], getData: (kind: string) => data[kind] ?? '' },
    });
  paste({ 'text/html': '<h2>Then</h2><ul><li>milk</li></ul><img src="file:///a.png">' });
  await waitFor(() => expect(written()).toBe('## Then\n\n- milk'));
  expect(screen.getByText(/1 picture was left out:/)).toBeInTheDocument();
  store.set('One');
  select('One');
  paste({ 'text/plain': '1. **two**\n2. three' });
  await waitFor(() => expect(written()).toBe('1. **two**\n2. three'));
  type(' and four');
  expect(written()).toBe('1. **two**\n2. three and four');
  fireEvent.keyDown(box(), { key: 'a', keyCode: 65, ctrlKey: true });
  paste({ 'text/plain': 'All' });
  type(' new');
  expect(written()).toBe('All new');
});

test('what Markdown cannot show formatted is shown as it is written', () => {
  show('[a]: https://example.org\n\nOne');
  expect(within(box()).getByText('Kept as written')).toBeVisible();
  select('One');
  type('Two');
  expect(written()).toBe('[a]: https://example.org\n\nTwo');
});

test('a block has the direction of its own first letter; items and rows that of their list or table', () => {
  show('مرحبا\n\nOne\n\n- قائمة\n- Latin\n\n| المدينة | Brand |\n| - | - |\n| Erbil | ٧ |');
  expect(within(box()).getByText('مرحبا')).toHaveAttribute('dir', 'rtl');
  expect(within(box()).getByText('One')).not.toHaveAttribute('dir');
  expect(within(box()).getByRole('list')).toHaveAttribute('dir', 'rtl');
  expect(within(box()).getByText('Latin')).toHaveAttribute('dir', 'ltr');
  for (const part of [...within(box()).getAllByRole('listitem'), ...within(box()).getAllByRole('row')]) {
    expect(part).not.toHaveAttribute('dir');
  }
  expect(within(box()).getByText('Brand')).toHaveAttribute('dir', 'ltr');
});

test('the last letters are written before anything reads the text, and when the editor is closed', () => {
  store = createStore('One');
  const { unmount } = showAdmin(<Editor />);
  select('One');
  type('Two');
  expect(store.current()).toBe('One');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(store.current()).toBe('Two');
  type(' and');
  fireEvent.pointerDown(document.body);
  expect(store.current()).toBe('Two and');
  type(' three');
  unmount();
  expect(store.current()).toBe('Two and three');
});
