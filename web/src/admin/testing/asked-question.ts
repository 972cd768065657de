import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The question that is asked, once it can be answered: one above another dialog takes a pointer a frame after it is there. */
export async function askedQuestion(name: string): Promise<HTMLElement> {
  const question = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(question).not.toHaveStyle({ pointerEvents: 'none' }));
  return question;
}
