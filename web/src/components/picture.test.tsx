import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const folder = '/images/Ab3_-Ab3_-Ab3_-Ab3_-Ab3_/';
const sourcesOf = () =>
  [...document.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));

test('a picture of several widths is offered in each, the best format first', () => {
  render(<Picture src={`${folder}800x500.jpg`} sizes="50vw" alt="Shelf" width={800} height={500} />);
  expect(sourcesOf()).toEqual(
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcset: `${folder}400.${format} 400w, ${folder}800.${format} 800w`,
      sizes: '50vw',
    })),
  );
  expect(screen.getByRole('img', { name: 'Shelf' })).toHaveAttribute('src', `${folder}800x500.jpg`);
});

test('any other picture has only itself', () => {
  render(<Picture src="https://www.example.com/a.png" sizes="50vw" alt="Shelf" />);
  expect(sourcesOf()).toEqual([]);
  expect(screen.getByRole('img', { name: 'Shelf' })).not.toHaveAttribute('data-x');
});

test('the focus of a picture stays visible', () => {
  render(<Picture src={`${folder}800x500.jpg#focus=0,75`} sizes="50vw" alt="Shelf" />);
  const image = screen.getByRole('img', { name: 'Shelf' });
  expect(image).toHaveAttribute('data-x', '0');
  expect(image).toHaveAttribute('data-y', '75');
});
