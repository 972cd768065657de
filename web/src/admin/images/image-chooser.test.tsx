import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { ImageChooser } from './image-chooser.tsx';

const picture = new File(['picture'], 'shelf.png', { type: 'image/png' });

function choose(upload: { isUploading: boolean; share: number } = { isUploading: false, share: 0 }) {
  const onFile = vi.fn();
  const { user } = showAdmin(
    <ImageChooser id="image-file" labelledBy="image" onFile={onFile} {...upload}>
      <p id="image">Photo</p>
    </ImageChooser>,
  );
  return { user, onFile, area: screen.getByText('Photo') };
}

test('a picture is chosen, and can be chosen again', async () => {
  const { user, onFile } = choose();
  const input = screen.getByLabelText<HTMLInputElement>(/Upload image/);
  expect(input).toHaveAccessibleDescription(/up to 5 MB/);
  await user.upload(input, picture);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(picture);
  expect(input.value).toBe('');
});

test.each([
  ['dropped', (area: Element, dataTransfer: object) => fireEvent.drop(area, { dataTransfer })],
  ['pasted', (area: Element, clipboardData: object) => fireEvent.paste(area, { clipboardData })],
])('a picture is %s, but not pasted text that comes with one', (_way, give) => {
  const { onFile, area } = choose();
  give(area, { types: ['text/plain', 'Files'], files: [picture] });
  expect(onFile).not.toHaveBeenCalled();
  give(area, { types: ['Files'], files: [picture] });
  expect(onFile).toHaveBeenCalledExactlyOnceWith(picture);
});

test('shows the progress of the upload', () => {
  choose({ isUploading: true, share: 0.5 });
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '0.5');
});
