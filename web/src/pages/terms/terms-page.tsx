import { LegalPage } from '#web/components/layout/legal-page.tsx';
import type { TermsCopy } from './copy.en.ts';

export default function TermsPage({ copy }: { copy: TermsCopy }) {
  return <LegalPage copy={copy} />;
}
