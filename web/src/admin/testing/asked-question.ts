import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Returns the dialog of a question, once it can be answered: above another dialog it takes clicks one frame after it is
 * shown.
 */
export async function askedQuestion(name: string): Promise<HTMLElement> {
  const question = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(question).not.toHaveStyle({ pointerEvents: 'none' }));
  return question;
}
