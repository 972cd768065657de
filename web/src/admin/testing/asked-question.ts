import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Returns the dialog of a question once it reacts to clicks and Escape: one frame after it is shown, when it has an
 * index (`--layer-index`) among the open layers.
 */
export async function askedQuestion(name: string): Promise<HTMLElement> {
  const question = await screen.findByRole('alertdialog', { name });
  await waitFor(() => {
    expect(question.style.getPropertyValue('--layer-index')).not.toBe('');
    expect(question).not.toHaveStyle({ pointerEvents: 'none' });
  });
  return question;
}
