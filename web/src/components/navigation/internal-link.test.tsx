import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { InternalLink } from './internal-link.tsx';

function Here() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

/** Renders a link on `/ar/awards`, follows it, and returns whether the browser follows it instead of the router. */
function followed(to: string): boolean {
  render(
    <MemoryRouter initialEntries={['/ar/awards']}>
      <InternalLink to={to}>Go</InternalLink>
      <Here />
    </MemoryRouter>,
  );
  return fireEvent.click(screen.getByRole('link'));
}

beforeEach(() => history.replaceState(null, '', '/ar/awards'));

test('the browser follows a link to a place on the same page, so that it scrolls there', () => {
  expect(followed('/ar/awards#proofs')).toBe(true);
});

test('a link to another page is followed without loading a document', () => {
  expect(followed('/ar/awards-of-others#proofs')).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/ar/awards-of-others#proofs');
});
