import { Article } from '../../components/article.tsx';
import type { TermsCopy } from './copy.en.ts';

export default function TermsPage({ copy }: { copy: TermsCopy }) {
  return <Article copy={copy} />;
}
