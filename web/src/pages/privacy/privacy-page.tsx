import { LegalPage } from '#web/components/layout/legal-page.tsx';
import type { PageProps } from '#web/pages/page-props.ts';

export default function PrivacyPage({ copy }: PageProps<typeof import('./copy.en.ts')>) {
  return <LegalPage copy={copy} />;
}
