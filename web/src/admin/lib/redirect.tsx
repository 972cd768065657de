import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface RedirectProps {
  to: string;
  /** Given to the screen there, and kept by the browser's history. */
  state?: object;
}

/** Leads to another screen in this one's place. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true, state });
  }, [navigate, to, state]);
  return null;
}
