import { accountDeletion } from './account-deletion.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { PublicPage } from './public-page.tsx';

const pages = { 'privacy-policy': privacyPolicy, 'account-deletion': accountDeletion };

/** /privacy-policy and /account-deletion: short pages that share one chunk. */
export function PublicScreen({ name }: { name: keyof typeof pages }) {
  return <PublicPage page={pages[name]} />;
}
