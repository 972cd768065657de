import type { PageProps } from '#web/app/page-props.ts';
import { LegalPage } from '#web/components/layout/legal-page.tsx';

export default function TermsPage({ copy }: PageProps<typeof import('./copy.en.ts')>) {
  return <LegalPage copy={copy} />;
}
