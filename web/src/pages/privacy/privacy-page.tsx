import { LegalPage } from '#web/components/layout/legal-page.tsx';
import type { PrivacyCopy } from './copy.en.ts';

export default function PrivacyPage({ copy }: { copy: PrivacyCopy }) {
  return <LegalPage copy={copy} />;
}
